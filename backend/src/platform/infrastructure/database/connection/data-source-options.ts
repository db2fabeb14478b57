import type { DataSourceOptions } from 'typeorm';
import { databaseAddresses } from '#config/database-addresses.js';
import { allMigrations } from '#migrations/all-migrations.js';
import pg from 'pg';
import { PreparingClient } from './preparing-client.js';
import { TimedPool } from './timed-pool.js';
import { writingClient } from './writing-client.js';

/** Connection limits for requests with this time budget; migrations may take longer. */
export const requestLimits = (requestMs: number) => ({
  max: 10,
  connectionTimeoutMillis: requestMs + 500,
  // Longer than the server's own limit, which ends a statement more gently.
  query_timeout: requestMs + 500,
  statement_timeout: requestMs,
  idle_in_transaction_session_timeout: 2 * requestMs + 1_000,
  // Two lock waits in a row fit into a request, so that one queued behind a blocked one is still served in time.
  lock_timeout: Math.floor(requestMs / 2) - 250,
  keepAlive: true,
});

/** TypeORM's settings for one database; only the hand-written migrations create the schema. */
export const dataSourceOptions = (url: string, limits: object): DataSourceOptions => ({
  type: 'postgres',
  url: addressesOf(url)[0] ?? url,
  migrations: allMigrations,
  migrationsTableName: 'migrations',
  migrationsRun: false,
  synchronize: false,
  entitySkipConstructor: true,
  logging: false,
  driver: { ...pg, Pool: TimedPool },
  // pg waits forever by default. Here each wait is limited, and all waits of a request share one budget.
  extra: { ...limits, Client: clientOf(addressesOf(url)) },
});

const addressesOf = (url: string): string[] => databaseAddresses(url) ?? [url];

const clientOf = (addresses: readonly string[]): typeof PreparingClient =>
  addresses.length > 1 ? writingClient(addresses) : PreparingClient;
