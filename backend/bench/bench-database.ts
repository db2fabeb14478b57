import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@funding-broker/embedded-postgres/embedded-postgres.js';
import { Pool } from 'pg';
import { parentOf } from './processes.ts';
import { SEED_APPLICATIONS, SEED_PARTNERS, SEED_TASKS } from './seeded-applications.ts';
import { storedFile } from '#config/stored-file.js';
import { lenderKey } from '#modules/lenders/domain/lender-key.js';
import type { LenderView } from '#modules/lenders/public.js';
import { readProducts } from '#kernel/lending/product.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';

export interface BenchDatabase {
  readonly url: string;
  readonly version: string;
  /** Its process id if it runs on this machine, otherwise NaN. */
  readonly postmaster: number;
  /** Replaces all lenders and raises the panel's version. */
  seed(lenders: readonly LenderView[]): Promise<void>;
  /** Replaces all applications. */
  seedApplications(count: number, report: (done: number) => void): Promise<void>;
  /** Adds a task to each of the newest applications, up to this number. */
  seedTasks(count: number): Promise<void>;
  count(table: CountedTable): Promise<number>;
  stop(): Promise<void>;
}

export type CountedTable =
  | 'application_submissions'
  | 'contact_submissions'
  | 'activity'
  | 'lenders'
  | 'idempotency_keys'
  | 'companies';

const SEEDED_AT_ONCE = 100_000;

const isLocal = (url: string): boolean => ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const rowOf = (lender: LenderView): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(lender).map(([name, value]) => [snakeCase(name), value])),
  is_demo: false,
  normalised_name: lenderKey(lender.name),
  product_keys: readProducts(lender.productTypes).products,
});

/** The embedded server with its own settings, in a temporary folder. */
const throwAway = async (): Promise<Server> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'funding-broker-bench-'));
  const server = new EmbeddedPostgres({ dataDir, storedFile, whenTaken: 'refuse', report: console.error });
  const url = await server.start();
  const stop = async (): Promise<void> => {
    await server.stop();
    [dataDir, server.location].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  };
  return { url, stop };
};

/** A migrated database: a throw-away one, or the empty one that BENCH_DATABASE_URL names. */
export const openBenchDatabase = async (): Promise<BenchDatabase> => {
  const given = process.env['BENCH_DATABASE_URL'];
  const server = given ? { url: given, stop: () => Promise.resolve() } : await throwAway();
  await migrate(server.url);
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const { rows } = await pool.query<{ version: string; pid: number }>(
    'select version(), pg_backend_pid() as pid',
  );
  return {
    url: server.url,
    version: /^PostgreSQL [\d.]+/.exec(rows[0]?.version ?? '')?.[0] ?? 'PostgreSQL',
    // All PostgreSQL processes are children of the first.
    postmaster: isLocal(server.url) ? parentOf(rows[0]?.pid ?? Number.NaN) : Number.NaN,
    seed: async (lenders) => {
      await pool.query('delete from lenders');
      await pool.query(
        'insert into lenders select * from jsonb_populate_recordset(null::lenders, $1::jsonb)',
        [JSON.stringify(lenders.map(rowOf))],
      );
      await pool.query('update lender_panel set version = version + 1');
      await pool.query('vacuum analyze lenders');
    },
    seedApplications: async (count, report) => {
      await pool.query('truncate application_submissions cascade');
      await pool.query(SEED_PARTNERS);
      for (let done = 0; done < count; done += SEEDED_AT_ONCE) {
        const upTo = Math.min(done + SEEDED_AT_ONCE, count);
        await pool.query(SEED_APPLICATIONS, [done + 1, upTo, count]);
        report(upTo);
      }
      await pool.query('vacuum analyze application_submissions, application_counts');
    },
    seedTasks: async (count) => {
      await pool.query(SEED_TASKS, [count]);
      await pool.query('vacuum analyze tasks');
    },
    count: async (table) => {
      const counted = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      return counted.rows[0]?.count ?? 0;
    },
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
};
