import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import { checkBackup } from '@funding-broker/backup/check-backup.js';
import { ErasesAgain, readLedger, type Erasure } from '#modules/backups/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { checkVersion } from '#platform/infrastructure/backup/restore-backup.js';
import { restoreDatabase } from '#platform/infrastructure/backup/restore-database.js';
import { restoredSecrets } from '#platform/infrastructure/backup/restored-secrets.js';
import { chooseDatabase } from '#platform/infrastructure/database/connection/choose-database.js';
import { givenPassphrase } from './passphrase.js';
import { fromHere, givenFile, inApplication, orExplain, quietSettings } from './run-command.js';

const EXAMPLE =
  'npm run restore -- firm.backup.age [--into-new NAME] [--erasures FILE] [--accept-other-secrets]';

const options = {
  'into-new': { type: 'string' },
  erasures: { type: 'string' },
  'accept-other-secrets': { type: 'boolean' },
} as const;

/** Prints an error and returns null for invalid arguments. */
const given = () => {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const path = givenFile(EXAMPLE, positionals);
    return path === null ? null : { path, ...values };
  } catch {
    console.error(`Restore like this: ${EXAMPLE}`);
    process.exitCode = 1;
    return null;
  }
};

const erasuresIn = (file: string | undefined): Erasure[] => {
  if (file === undefined) return [];
  try {
    return readLedger(readFileSync(fromHere(file), 'utf8'));
  } catch (failure) {
    throw new BackupUnusable(`Cannot use the erasures in ${file}: ${(failure as Error).message}`);
  }
};

const args = given();
if (args !== null)
  await orExplain(async () => {
    const passphrase = await givenPassphrase('read');
    const manifest = await checkBackup(args.path, passphrase);
    checkVersion(manifest);
    const erasures = erasuresIn(args.erasures);
    const secrets = restoredSecrets(manifest.notes, process.env, args['accept-other-secrets'] ?? false);
    const settings = quietSettings(secrets.env);
    secrets.check(settings);
    const database = chooseDatabase(settings, { whenTaken: 'refuse', report: console.warn });
    try {
      const url = await database.start();
      const target = { url, newName: args['into-new'] ?? null, isEmbedded: settings.databaseUrl === null };
      const eraseAgain = (restored: string): Promise<void> =>
        inApplication(settings, restored, async (app) => {
          const [eraser] = app.get(Contributions).of(ErasesAgain);
          if (!eraser) throw new BackupUnusable('This version cannot apply erasures again');
          for (const erasure of erasures) await eraser.eraseAgain(erasure);
        });
      const finish = erasures.length === 0 ? null : eraseAgain;
      await restoreDatabase(target, { path: args.path, passphrase, manifest }, finish);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        [
          `ok: ${rows.toLocaleString('en-GB')} rows of ${manifest.tables.length} tables, as they were at ${manifest.takenAt}`,
          ...(erasures.length > 0 ? [`Applied again: ${erasures.length} erasures`] : []),
          ...(args['into-new'] ? [`Name the new database ${args['into-new']} in DATABASE_URL`] : []),
          ...secrets.store(settings),
          'Everyone has to sign in again. Reset links and invitations no longer work, and emails that were waiting are not sent',
        ].join('\n'),
      );
    } finally {
      await database.stop();
    }
  });
