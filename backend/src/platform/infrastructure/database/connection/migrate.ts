import { DataSource, type EntityManager, type MigrationInterface } from 'typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import { allMigrations } from '#migrations/all-migrations.js';
import { migrateJobs } from '../../jobs/create-boss.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseUnusable } from './database-server.js';
import { recogniseEarlierSchema } from '../recognise-earlier-schema.js';

const TAKE_TURN = 'select pg_try_advisory_xact_lock(7250114) as ours';
const ATTEMPTS = 30;

type Migrations = readonly (new () => MigrationInterface)[];

/** Brings the schema up to the code. Processes that start together wait for the one that does it. */
export const migrate = async (url: string, migrations: Migrations = allMigrations): Promise<void> => {
  const options = { ...dataSourceOptions(url, TIMEOUTS), migrations: [...migrations] };
  const source = await new DataSource(options).initialize();
  const known = migrations.map(({ name }) => name);
  try {
    await source.transaction(async (holder) => {
      await whenItIsOurTurn(holder);
      await whenTablesAreFree(() => source.transaction((manager) => checkRecorded(manager, known)));
      await whenTablesAreFree(() => source.runMigrations({ transaction: 'each' }));
      await whenTablesAreFree(() => migrateJobs(source));
    });
  } finally {
    await source.destroy();
  }
};

/**
 * A transaction's lock works through connection poolers too, and dies with this process. It is asked for again and
 * again, and without parameters: a statement that waited for it, or one whose portal stays open with its snapshot, would
 * keep an index from being made concurrently, which waits for all snapshots that are older.
 */
const whenItIsOurTurn = async (holder: EntityManager): Promise<void> => {
  const [answer] = await holder.query<{ ours: boolean }[]>(TAKE_TURN);
  if (answer?.ours) return;
  await delay(200);
  await whenItIsOurTurn(holder);
};

// A migration may take its time, but must not make visitors wait for a table while it waits for one itself.
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

/** What the database says it has, before anything is run on it. */
const checkRecorded = async (manager: EntityManager, known: readonly string[]): Promise<void> => {
  const [table] = await manager.query<{ there: boolean }[]>(
    `select to_regclass('migrations') is not null as there`,
  );
  if (!table?.there) return;
  await recogniseEarlierSchema(manager, known);
  await refuseNewer(manager, known);
};

const refuseNewer = async (manager: EntityManager, known: readonly string[]): Promise<void> => {
  const rows = await manager.query<{ name: string }[]>('select name from migrations order by timestamp');
  const unknown = rows.filter(({ name }) => !known.includes(name)).at(-1);
  if (!unknown) return;
  throw new DatabaseUnusable(
    `The database is newer than this version of the application (it has the migration ${unknown.name}). Start the newer version, or restore a backup`,
  );
};
