import { DataSource, type EntityManager, type MigrationInterface } from 'typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import { allMigrations } from '#migrations/all-migrations.js';
import type { SchemaChange } from '#migrations/schema-change.js';
import { migrateJobs } from '../../jobs/create-boss.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseUnusable } from './database-server.js';
import { recogniseEarlierSchema } from '../recognise-earlier-schema.js';

/** The advisory lock that is held while migrations run. */
export const MIGRATION_LOCK = 7_250_114;
const TAKE_TURN = `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as ours`;
const ATTEMPTS = 30;

type Migrations = readonly (new () => MigrationInterface)[];

interface MigrateOptions {
  readonly migrations?: Migrations;
  /** Whether this is part of a restore, which is not finished yet. */
  readonly isRestore?: boolean;
}

/** Migrates the schema to this version. Processes that start together wait for the one that migrates. */
export const migrate = async (
  url: string,
  { migrations = allMigrations, isRestore = false }: MigrateOptions = {},
): Promise<void> => {
  const options = { ...dataSourceOptions(url, TIMEOUTS), migrations: [...migrations] };
  const source = await new DataSource(options).initialize();
  try {
    await source.transaction(async (holder) => {
      await whenItIsOurTurn(holder);
      await refuseUnsuitable(holder);
      if (!isRestore) await refuseUnfinished(holder);
      await whenTablesAreFree(() => source.transaction((manager) => checkRecorded(manager, migrations)));
      await whenTablesAreFree(() => source.runMigrations({ transaction: 'each' }));
      await whenTablesAreFree(() => migrateJobs(source));
    });
  } finally {
    await source.destroy();
  }
};

/**
 * A transaction-level lock works through connection poolers and ends with this process. It is polled without
 * parameters: a waiting statement, or an open portal with its snapshot, would block CREATE INDEX CONCURRENTLY, which
 * waits for older snapshots.
 */
const whenItIsOurTurn = async (holder: EntityManager): Promise<void> => {
  const [answer] = await holder.query<{ ours: boolean }[]>(TAKE_TURN);
  if (answer?.ours) return;
  await delay(200);
  await whenItIsOurTurn(holder);
};

// A migration may take long, but must not queue visitors behind a table lock it is waiting for.
const TIMEOUTS = { max: 2, connectionTimeoutMillis: 10_000, statement_timeout: 0, lock_timeout: 1_000 };

const whenTablesAreFree = async (run: () => Promise<unknown>, attempts = ATTEMPTS): Promise<void> => {
  try {
    await run();
  } catch (failure) {
    const busy = (failure as { code?: string }).code === '55P03';
    if (!busy || attempts === 1) throw failure;
    await delay(1_000);
    await whenTablesAreFree(run, attempts - 1);
  }
};

const SUITABILITY = `
  select current_setting('server_encoding') as encoding,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as writable`;

/** What an operator may have missed when creating the database. */
const refuseUnsuitable = async (manager: EntityManager): Promise<void> => {
  const [facts] = await manager.query<{ encoding: string; writable: boolean }[]>(SUITABILITY);
  if (facts?.encoding !== 'UTF8')
    throw new DatabaseUnusable(
      `The encoding of the database is ${facts?.encoding}. Create it with the encoding UTF8`,
    );
  if (!facts.writable)
    throw new DatabaseUnusable(
      'The role of DATABASE_URL may not create tables in the database. Make it the owner of the database',
    );
};

/** What was erased since the backup may still be in it. */
const refuseUnfinished = async (manager: EntityManager): Promise<void> => {
  const [table] = await manager.query<{ there: boolean }[]>(
    `select to_regclass('restore_unfinished') is not null as there`,
  );
  if (table?.there)
    throw new DatabaseUnusable(
      'A restore into this database was interrupted before it was complete. Run npm run restore again, with the same options',
    );
};

/** The migrations that the database has recorded, read before any runs. */
const checkRecorded = async (manager: EntityManager, migrations: Migrations): Promise<void> => {
  await recordMarks(manager, migrations);
  const [table] = await manager.query<{ there: boolean }[]>(
    `select to_regclass('migrations') is not null as there`,
  );
  if (!table?.there) return;
  const known = migrations.map(({ name }) => name);
  await recogniseEarlierSchema(manager, known);
  await refuseNewer(manager, known);
};

const MARKS =
  'create table if not exists migration_marks (name text primary key, compatible boolean not null)';
const MARK = `
  insert into migration_marks (name, compatible) select name, compatible from jsonb_to_recordset($1::jsonb)
    as mark (name text, compatible boolean) on conflict do nothing`;

/** Recorded before any runs, for processes of an earlier version, which do not know these migrations. */
const recordMarks = async (manager: EntityManager, migrations: Migrations): Promise<void> => {
  await manager.query(MARKS);
  const marks = migrations.map((Migration) => {
    const { compatible } = new Migration() as Partial<SchemaChange>;
    return { name: Migration.name, compatible };
  });
  await manager.query(MARK, [JSON.stringify(marks.filter(({ compatible }) => compatible !== undefined))]);
};

const INCOMPATIBLE = `
  select migrations.name from migrations left join migration_marks on migration_marks.name = migrations.name
  where migrations.name <> all ($1) and compatible is not true order by timestamp desc limit 1`;

/** During an upgrade a process may meet a newer schema, and serves on it if that is safe. */
const refuseNewer = async (manager: EntityManager, known: readonly string[]): Promise<void> => {
  const [unknown] = await manager.query<{ name: string }[]>(INCOMPATIBLE, [known]);
  if (!unknown) return;
  throw new DatabaseUnusable(
    `The database is newer than this version of the application, which cannot work with it (it has the migration ${unknown.name}). Start the newer version, or restore a backup`,
  );
};
