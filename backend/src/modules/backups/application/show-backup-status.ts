import { HOUR_MS } from '#kernel/time/time-units.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { BackupRuns } from './backup-runs.js';

/** A day plus the time that a backup may take. */
const LATE_AFTER_MS = 26 * HOUR_MS;

export interface BackupStatus {
  /** Whether nightly backups are enabled. */
  readonly scheduled: boolean;
  /** Null if there is no good backup yet. */
  readonly lastGoodAt: Date | null;
  /** Whether nightly backups are on and the last good one is older than 26 hours. */
  readonly overdue: boolean;
  /** Why the newest backup failed; null if it did not. */
  readonly lastFailure: string | null;
}

export class ShowBackupStatus {
  constructor(
    private readonly context: UseCaseContext,
    private readonly runs: BackupRuns,
    private readonly settings: { readonly backupDir: string | null },
  ) {}

  async execute(): Promise<BackupStatus> {
    const scheduled = this.settings.backupDir !== null;
    const { lastGoodAt, lastFailure } = await this.runs.last();
    const age = this.context.clock.now().getTime() - (lastGoodAt?.getTime() ?? 0);
    return { scheduled, lastGoodAt, overdue: scheduled && age > LATE_AFTER_MS, lastFailure };
  }
}
