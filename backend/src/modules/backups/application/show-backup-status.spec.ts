import { HOUR_MS } from '#kernel/time/time-units.js';
import type { LastRuns } from './backup-runs.js';
import { ShowBackupStatus } from './show-backup-status.js';

const NOW = new Date('2026-11-27T09:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const statusOf = (last: Partial<LastRuns>, backupDir: string | null = '/backups') =>
  new ShowBackupStatus(
    { clock: { now: () => NOW } } as ConstructorParameters<typeof ShowBackupStatus>[0],
    {
      add: () => Promise.resolve(),
      last: () => Promise.resolve({ lastGoodAt: null, lastFailure: null, ...last }),
    },
    { backupDir },
  ).execute();

describe('ShowBackupStatus', () => {
  it.each([
    ['26 hours old', 26, false],
    ['older than that', 26.01, true],
  ])('reports whether the last good backup is overdue when it is %s', async (_which, hours, overdue) => {
    expect(await statusOf({ lastGoodAt: hoursAgo(hours) })).toMatchObject({ scheduled: true, overdue });
  });

  it('reports the reason of the last failure and is overdue when there is no good backup', async () => {
    const lastFailure = 'No backup was written: the disk is full';

    expect(await statusOf({ lastFailure })).toEqual({
      scheduled: true,
      lastGoodAt: null,
      overdue: true,
      lastFailure,
    });
  });

  it('is never overdue when nightly backups are off', async () => {
    expect(await statusOf({}, null)).toMatchObject({ scheduled: false, overdue: false });
  });
});
