import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.js';
import { HOUR_SECONDS } from '#kernel/time/time-units.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import type { BackupRuns } from '../application/backup-runs.js';
import { backupName, removeOldBackups } from './backup-folder.js';

/** Writes a backup into BACKUP_DIR each night, in one of the processes, and deletes the oldest. */
export class NightlyBackup extends JobHandler {
  override readonly queue = 'nightly-backup';
  override readonly pollingSeconds = 30;
  override readonly schedule = '15 2 * * *';
  // Each run is stored with its error, and the overview warns.
  override readonly storesFailed = false;
  override readonly options = { retryLimit: 2, retryDelay: 15 * 60, expireInSeconds: 6 * HOUR_SECONDS };
  private readonly logger = new Logger(NightlyBackup.name);

  constructor(
    private readonly context: UseCaseContext,
    private readonly runs: BackupRuns,
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {
    super();
  }

  private get databaseUrl(): string {
    return this.settings.databaseUrl ?? (this.source.options as { readonly url: string }).url;
  }

  async handle(): Promise<void> {
    const { backupDir, backupPassphrase, backupKeep } = this.settings;
    // Not every process may have the settings.
    if (backupDir === null || backupPassphrase === null)
      throw new Error('BACKUP_DIR is not set in this process');
    const startedAt = this.context.clock.now();
    const file = backupName(startedAt);
    const run = { id: this.context.ids.next(), startedAt, file };
    try {
      // Loaded on demand, because most processes never back up.
      const { makeBackup } = await import('#platform/infrastructure/backup/make-backup.js');
      const place = { path: join(backupDir, file), passphrase: backupPassphrase };
      const { bytes } = await makeBackup(this.settings, this.databaseUrl, place);
      await this.runs.add({ ...run, bytes, failure: null });
      await removeOldBackups(backupDir, backupKeep);
    } catch (failure) {
      this.logger.error({ err: failure }, 'The nightly backup failed');
      await this.runs.add({ ...run, bytes: null, failure: (failure as Error).message });
      throw failure;
    }
  }
}
