import { createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import { checkBackup } from '@funding-broker/backup/check-backup.js';
import type { Manifest } from '@funding-broker/backup/manifest.js';
import { writeBackup } from '@funding-broker/backup/write-backup.js';
import { databaseAddresses } from '#config/database-addresses.js';
import type { Settings } from '#config/settings.js';
import { MIGRATION_LOCK } from '../database/connection/migrate.js';
import { findWritable } from '../database/connection/writable-server.js';
import { MIGRATIONS_TABLE, NOT_IN_BACKUP } from './backup-contents.js';
import { secretNotes } from './secret-notes.js';

export interface MadeBackup {
  readonly manifest: Manifest;
  /** The size of the file. */
  readonly bytes: number;
}

interface BackupPlace {
  readonly path: string;
  readonly passphrase: string;
  /** For tests of a full disk. */
  readonly open?: (path: string) => Writable;
}

/** The ending of an unfinished file. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a backup, reads it back to verify it, and only then renames it. A failure leaves no file.
 * @throws BackupUnusable
 */
export const makeBackup = async (
  settings: Settings,
  databaseUrl: string,
  { path, passphrase, open = opened }: BackupPlace,
): Promise<MadeBackup> => {
  if (await exists(path)) throw new BackupUnusable(`${path} already exists. Name a new file`);
  const draft = `${path}${UNFINISHED}`;
  try {
    const url = await findWritable(databaseAddresses(databaseUrl) ?? [databaseUrl]);
    const options = { url, passphrase, migrationLock: MIGRATION_LOCK, migrationsTable: MIGRATIONS_TABLE };
    await writeBackup({ ...options, except: NOT_IN_BACKUP, notes: secretNotes(settings) }, () => open(draft));
    const manifest = await checkBackup(draft, passphrase);
    await rename(draft, path);
    return { manifest, bytes: (await stat(path)).size };
  } catch (failure) {
    await rm(draft, { force: true });
    throw explained(path, failure);
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Readable by this account only, and flushed to disk when closed. */
const opened = (path: string): Writable => createWriteStream(path, { mode: 0o600, flush: true });

const explained = (path: string, failure: unknown): unknown => {
  const { code = '' } = failure as { code?: string };
  const reason = REASONS[code];
  return reason === undefined ? failure : new BackupUnusable(`No backup was written to ${path}: ${reason}`);
};

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such folder',
  ECONNREFUSED: 'the database is not responding',
};
