import { DataSource, type EntityManager } from 'typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import { migrateJobs } from '../jobs/create-boss.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseUnusable } from './database-server.js';

const TAKE_TURN = 'select pg_try_advisory_xact_lock(7250114) as ours';
const ATTEMPTS = 30;

/** Brings the schema up to the code. Processes that start together wait for the one that does it. */
export const migrate = async (url: string): Promise<void> => {
  const source = await new DataSource(dataSourceOptions(url, TIMEOUTS)).initialize();
  try {
    await source.transaction(async (holder) => {
      await whenItIsOurTurn(holder);
      await refuseNewer(source);
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

const refuseNewer = async (source: DataSource): Promise<void> => {
  const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const [table] = await source.query<{ there: boolean }[]>(
    `select to_regclass('migrations') is not null as there`,
  );
  if (!table?.there) return;
  const rows = await source.query<{ name: string }[]>('select name from migrations order by timestamp');
  const unknown = rows.filter(({ name }) => !known.has(name)).at(-1);
  if (!unknown) return;
  throw new DatabaseUnusable(
    `The database is newer than this program (it knows ${unknown.name}): start the newer version, or restore a backup`,
  );
};
