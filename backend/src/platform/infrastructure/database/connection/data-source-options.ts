import type { DataSourceOptions } from 'typeorm';
import { databaseAddresses } from '#config/database-addresses.js';
import { allMigrations } from '#migrations/all-migrations.js';
import pg from 'pg';
import { PreparingClient } from './preparing-client.js';
import { TimedPool } from './timed-pool.js';
import { writingClient } from './writing-client.js';

/** The connections of an application whose requests have this time; migrations may take longer. */
export const requestLimits = (requestMs: number) => ({
  max: 10,
  connectionTimeoutMillis: requestMs + 500,
  // Longer than the server's own limit, which ends a statement more gently.
  query_timeout: requestMs + 500,
  statement_timeout: requestMs,
  idle_in_transaction_session_timeout: 2 * requestMs + 1_000,
  // Short enough that two in turn fit into a request: who queues behind the stuck ones is served in time.
  lock_timeout: Math.floor(requestMs / 2) - 250,
  keepAlive: true,
});

/** TypeORM's settings for one database; the schema comes from the hand-written migrations alone. */
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
  // pg waits for ever by default. Each wait has an end of its own here, and all waits of a request share one budget.
  extra: { ...limits, Client: clientOf(addressesOf(url)) },
});

const addressesOf = (url: string): string[] => databaseAddresses(url) ?? [url];

const clientOf = (addresses: readonly string[]): typeof PreparingClient =>
  addresses.length > 1 ? writingClient(addresses) : PreparingClient;
