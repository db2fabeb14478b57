import { Client, escapeIdentifier } from 'pg';
import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import type { BackupFile } from '@funding-broker/backup/fill-tables.js';
import { databaseAddresses } from '#config/database-addresses.js';
import { migrate } from '../database/connection/migrate.js';
import { findWritable } from '../database/connection/writable-server.js';
import { restoreBackup } from './restore-backup.js';

export interface RestoreTarget {
  readonly url: string;
  /** The name of a database to create; null for the one in the address, which must be empty. */
  readonly newName: string | null;
  readonly isEmbedded: boolean;
}

/** Required steps in the restored and migrated database before it can be used. */
type Finish = (url: string) => Promise<void>;

/** Restores a backup atomically. @throws BackupUnusable */
export const restoreDatabase = async (
  { url, newName, isEmbedded }: RestoreTarget,
  backup: BackupFile,
  finish: Finish | null,
): Promise<void> => {
  const address = await findWritable(databaseAddresses(url) ?? [url]);
  if (newName === null) return restoreInto(address, backup, finish);
  if (isEmbedded)
    throw new BackupUnusable('--into-new needs DATABASE_URL. Set DATA_DIR to a new folder instead');
  if (!NAME.test(newName))
    throw new BackupUnusable('NAME must begin with a letter and have letters, digits and _ only');
  await restoreIntoNew(address, newName, backup, finish);
};

const NAME = /^[a-z][a-z0-9_]{0,49}$/;

const restoreInto = async (url: string, backup: BackupFile, finish: Finish | null): Promise<void> => {
  await asClient(url, removeUnfinished);
  if (finish === null) {
    await restoreBackup(url, backup);
    return migrate(url);
  }
  // Until all of it is done, no process starts on the restored database, even if this one is killed.
  await restoreBackup(url, backup, {
    complete: (runner) => runner.query(MARK_UNFINISHED),
  });
  try {
    await migrate(url, { isRestore: true });
    await finish(url);
    await asClient(url, (client) => client.query(MARK_FINISHED));
  } catch (failure) {
    await asClient(url, removeUnfinished);
    throw failure;
  }
};

const MARK_UNFINISHED = 'create table restore_unfinished ()';
const MARK_FINISHED = 'drop table restore_unfinished';
const EMPTY = `
  drop schema if exists pgboss cascade;
  drop schema public cascade;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public`;

/** What a restore that was killed after its transaction has left. */
const removeUnfinished = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.restore_unfinished') is not null as there`,
  );
  if (rows[0]?.there) await client.query(EMPTY);
};

/** Created under a temporary name, so that a killed restore leaves none with the final name. */
const restoreIntoNew = async (
  url: string,
  name: string,
  backup: BackupFile,
  finish: Finish | null,
): Promise<void> => {
  const draft = `${name}_restoring`;
  const [draftName, finalName] = [draft, name].map(escapeIdentifier);
  const create = `create database ${draftName}`;
  const rename = `alter database ${draftName} rename to ${finalName}`;
  const drop = `drop database if exists ${draftName} with (force)`;
  await asClient(url, async (client) => {
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) throw new BackupUnusable(`The database ${name} already exists. Choose another name`);
    await client.query(drop);
    await client.query(create).catch(explainNoRight);
  });
  try {
    await restoreInto(withDatabase(url, draft), backup, finish);
    await asClient(url, async (client) => {
      await client.query(rename);
    });
  } catch (failure) {
    await asClient(url, (client) => client.query(drop));
    throw failure;
  }
};

const explainNoRight = (failure: unknown): never => {
  if ((failure as { code?: string }).code !== '42501') throw failure;
  throw new BackupUnusable(
    'The role of DATABASE_URL may not create databases. Create an empty one, name it in DATABASE_URL, and restore without --into-new',
  );
};

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const asClient = async (url: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await work(client).finally(() => client.end().catch(() => undefined));
};
