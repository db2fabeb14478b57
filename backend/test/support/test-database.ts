import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import {
  dataSourceOptions,
  requestLimits,
} from '#platform/infrastructure/database/connection/data-source-options.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import { emptying } from './empty-tables.js';

/** Statements may be slow on a busy machine. */
export const TEST_REQUEST_MS = 30_000;

export interface TestDatabase {
  readonly url: string;
  readonly source: DataSource;
  /** Empties tables and those that refer to them, despite running jobs and requests. */
  empty(...tables: readonly string[]): Promise<void>;
  drop(): Promise<void>;
}

export const asServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

export const addressOf = (name: string): string => {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

const PREPARED = 'test_prepared';

/** Migrates a database once; each test file copies it, which is much faster. */
export const prepareTestDatabase = async (): Promise<void> => {
  await asServer(`drop database if exists ${PREPARED} with (force)`);
  await asServer(`create database ${PREPARED}`);
  await migrate(addressOf(PREPARED));
};

export const newName = (): string => `test_${randomBytes(8).toString('hex')}`;

/** A separate database, migrated and empty. */
export const createTestDatabase = async (
  entities: EntitySchema[] = [],
  name = newName(),
): Promise<TestDatabase> => {
  await asServer(`create database ${name} template ${PREPARED}`);
  const url = addressOf(name);
  const source = await new DataSource({
    ...dataSourceOptions(url, requestLimits(TEST_REQUEST_MS)),
    entities,
  }).initialize();
  return {
    url,
    source,
    empty: (...tables) => source.query(emptying(...tables)),
    drop: async () => {
      if (source.isInitialized) await source.destroy();
      await asServer(`drop database ${name} with (force)`);
    },
  };
};

/** A test database that is ready before a file's tests. */
export const useTestDatabase = (entities: EntitySchema[] = []): TestDatabase => {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase(entities));
  });
  afterAll(() => database.drop());
  return database;
};
