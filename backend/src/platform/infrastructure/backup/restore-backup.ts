import type { PoolClient } from 'pg';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import { fillTables, type BackupFile } from '@funding-broker/backup/fill-tables.js';
import type { Manifest } from '@funding-broker/backup/manifest.js';
import { allMigrations } from '#migrations/all-migrations.js';
import { dataSourceOptions } from '../database/connection/data-source-options.js';
import { MIGRATION_LOCK } from '../database/connection/migrate.js';

type Migrations = readonly (new () => MigrationInterface)[];

/** @throws BackupUnusable if a newer version wrote the backup */
export const checkVersion = ({ migrations }: Manifest, ours: Migrations = allMigrations): void => {
  const known = new Set(ours.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name)).at(-1);
  if (unknown !== undefined)
    throw new BackupUnusable(
      `The backup is newer than this version of the application (it has the migration ${unknown}). Restore it with the version that wrote it, or a newer one`,
    );
};

/** Runs migrations in the runner's current transaction, up to the given one. */
class MigrationsUpTo extends MigrationExecutor {
  override transaction = 'none' as const;

  constructor(
    source: DataSource,
    runner: QueryRunner,
    private readonly wanted: ReadonlySet<string> | null,
  ) {
    super(source, runner);
  }

  protected override getMigrations() {
    return super.getMigrations().filter(({ name }) => this.wanted?.has(name) ?? true);
  }
}

const TIMEOUTS = { max: 1, connectionTimeoutMillis: 10_000, statement_timeout: 0 };

export interface RestoreOptions {
  /** Further steps of the restore; run last, in the same transaction. */
  readonly complete?: (runner: QueryRunner) => Promise<unknown>;
  readonly migrations?: Migrations;
}

/**
 * Migrations may create indexes concurrently, which no transaction can; during a restore no other process waits for the lock.
 */
const inOneTransaction = (runner: QueryRunner): QueryRunner => {
  const query = runner.query.bind(runner);
  runner.query = ((statement: string, ...rest: []) =>
    query(statement.replaceAll(/\bindex concurrently\b/gi, 'index'), ...rest)) as QueryRunner['query'];
  return runner;
};

const OWN_OBJECTS = `
  select relname from pg_class where relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  union all select nspname from pg_namespace where nspname = 'pgboss' limit 1`;

/**
 * Restores a backup into an empty database in one transaction: its schema, its data, and later migrations. A
 * failure, including a killed process, leaves the database empty.
 * @throws BackupUnusable
 */
export const restoreBackup = async (
  url: string,
  backup: BackupFile,
  { complete = () => Promise.resolve(), migrations = allMigrations }: RestoreOptions = {},
): Promise<void> => {
  checkVersion(backup.manifest, migrations);
  const options = { ...dataSourceOptions(url, TIMEOUTS), migrations: [...migrations] };
  const source = await new DataSource(options).initialize();
  const runner = inOneTransaction(source.createQueryRunner());
  try {
    await runner.startTransaction();
    await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await checkEmpty(runner);
    await new MigrationsUpTo(source, runner, new Set(backup.manifest.migrations)).executePendingMigrations();
    await fillTables((await runner.connect()) as PoolClient, backup);
    await new MigrationsUpTo(source, runner, null).executePendingMigrations();
    await complete(runner);
    await runner.commitTransaction();
  } catch (failure) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw failure;
  } finally {
    await runner.release().catch(() => undefined);
    await source.destroy();
  }
};

const checkEmpty = async (runner: QueryRunner): Promise<void> => {
  const [found] = (await runner.query(OWN_OBJECTS)) as { relname: string }[];
  if (found)
    throw new BackupUnusable(
      `The database is not empty (it has ${found.relname}). Restore into an empty one, or add --into-new NAME`,
    );
};
