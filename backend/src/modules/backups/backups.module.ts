import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { BackupRuns } from './application/backup-runs.js';
import { ShowBackupStatus } from './application/show-backup-status.js';
import { BackupsController } from './infrastructure/http/backups.controller.js';
import { NightlyBackup } from './infrastructure/nightly-backup.job.js';
import { PostgresBackupRuns } from './infrastructure/postgres-backup-runs.js';

/** Nightly backups and their results. The package `backup` writes and reads them. */
@Module({
  controllers: [BackupsController],
  providers: [
    { provide: BackupRuns, useClass: PostgresBackupRuns },
    provide(ShowBackupStatus, UseCaseContext, BackupRuns, Settings),
    contribute(JobHandler, NightlyBackup, UseCaseContext, BackupRuns, DataSource, Settings),
  ],
  exports: [BackupRuns],
})
export class BackupsModule {}
