import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { migrateJobs } from '#shared/infrastructure/jobs/create-boss.js';
import { dataSourceOptions } from '#shared/infrastructure/database/data-source-options.js';

export interface TestDatabase {
  readonly url: string;
  readonly source: DataSource;
  drop(): Promise<void>;
}

const asServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** A database of its own, migrated and empty. */
export const createTestDatabase = async (entities: EntitySchema[] = []): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asServer(`create database ${name}`);
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  const source = await new DataSource({ ...dataSourceOptions(url.href), entities }).initialize();
  await source.runMigrations({ transaction: 'all' });
  await migrateJobs(source);
  return {
    url: url.href,
    source,
    drop: async () => {
      if (source.isInitialized) await source.destroy();
      await asServer(`drop database ${name} with (force)`);
    },
  };
};
