import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { Client } from 'pg';
import { makeBackup, type MadeBackup } from '#platform/infrastructure/backup/make-backup.js';
import type { SecretNote } from '#platform/infrastructure/backup/secret-notes.js';
import { chooseDatabase } from '#platform/infrastructure/database/connection/choose-database.js';
import { givenPassphrase } from './passphrase.js';
import { givenFile, orExplain, quietSettings } from './run-command.js';

const shown = (count: number): string => count.toLocaleString('en-GB');

const secretsOf = (notes: readonly SecretNote[]): string[] => {
  const kept = notes.filter(({ generated }) => generated === null).map(({ setting }) => setting);
  return kept.length === 0
    ? ['It holds the generated secrets of DATA_DIR']
    : [`It does not hold ${kept.join(' and ')}. Keep them somewhere else: a restore needs them`];
};

const reportOf = (path: string, { manifest, bytes }: MadeBackup): string => {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `ok: ${path} (${shown(Math.ceil(bytes / 1024))} KB, ${shown(rows)} rows of ${manifest.tables.length} tables, read back)`,
    ...secretsOf(manifest.notes as SecretNote[]),
  ].join('\n');
};

const RECORD = `
  insert into backup_runs (id, started_at, finished_at, file, bytes, failure) values ($1, $2, now(), $3, $4, null)`;

/** So that the overview and the metrics include it. */
const record = async (url: string, path: string, { manifest, bytes }: MadeBackup): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client
    .query(RECORD, [randomUUID(), manifest.takenAt, basename(path), bytes])
    .finally(() => client.end());
};

const path = givenFile('npm run backup -- firm.backup.age');
if (path !== null)
  await orExplain(async () => {
    const passphrase = await givenPassphrase('write');
    const settings = quietSettings(process.env);
    const database = chooseDatabase(settings, { whenTaken: 'join', report: console.warn });
    try {
      const url = await database.start();
      const made = await makeBackup(settings, url, { path, passphrase });
      await record(url, path, made);
      console.log(reportOf(path, made));
    } finally {
      await database.stop();
    }
  });
