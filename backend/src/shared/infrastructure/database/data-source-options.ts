import type { DataSourceOptions } from 'typeorm';
import { allMigrations } from '#migrations/all-migrations.js';
import { PreparingClient } from './preparing-client.js';

/** TypeORM's settings for one database; the schema comes from the hand-written migrations alone. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  migrations: allMigrations,
  migrationsTableName: 'migrations',
  migrationsRun: false,
  synchronize: false,
  entitySkipConstructor: true,
  logging: false,
  // pg waits for ever by default; a database that is away must become an answer within five seconds.
  extra: {
    Client: PreparingClient,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    statement_timeout: 4_500,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 3_000,
    keepAlive: true,
  },
});
