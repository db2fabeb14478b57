import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBackup } from '@funding-broker/backup/check-backup.js';
import { JobQueue } from '#platform/application/job-queue.js';
import { jobsDone, workJobs } from '../support/jobs.js';
import { signInAsAdmin, startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const backupPassphrase = 'five words picked at random';

describe('The nightly backup', () => {
  let folder: string;
  let backupDir: string;
  let api: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-nightly-'));
    backupDir = mkdtempSync(join(folder, 'backups-'));
    api = await startTestApp({ backupDir, backupPassphrase, backupKeep: 2 });
    for (const app of [api.app, await api.startTwin(), await api.startTwin()]) await workJobs(app);
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const night = async (): Promise<void> => {
    await api.app.get(JobQueue).enqueue({ queue: 'nightly-backup', id: randomUUID(), data: {} });
  };
  const runs = () =>
    api.database.source.query<{ file: string; failure: string | null }[]>(
      'select file, failure from backup_runs order by started_at',
    );
  const status = async (): Promise<unknown> => {
    const admin = await signInAsAdmin(api.app);
    return (await admin.get('/api/admin/backups/status').expect(200)).body;
  };

  it('is overdue while there is none', async () => {
    expect(await status()).toEqual({ scheduled: true, lastGoodAt: null, overdue: true, lastFailure: null });
  });

  it('is scheduled for each night', async () => {
    expect(await api.query(`select cron from pgboss.schedule where name = 'nightly-backup'`)).toEqual([
      { cron: '15 2 * * *' },
    ]);
  });

  it('is written once by one of three processes, complete', async () => {
    await night();
    await until(async () => (await runs()).length > 0);
    await jobsDone(api);

    const [run, ...others] = await runs();

    expect(others).toEqual([]);
    expect(readdirSync(backupDir)).toEqual([run!.file]);
    expect((await checkBackup(join(backupDir, run!.file), backupPassphrase)).tables).not.toEqual([]);
    expect(await status()).toMatchObject({ overdue: false, lastFailure: null });
  });

  it('shows on the overview why it failed, and is retried', async () => {
    rmSync(backupDir, { recursive: true });
    await night();
    await until(async () => (await runs()).some(({ failure }) => failure !== null));

    expect(await status()).toMatchObject({
      overdue: false,
      lastFailure: expect.stringMatching(/^No backup was written to .*: there is no such folder$/) as string,
    });

    expect(
      await api.query(
        `select state::text from pgboss.job where name = 'nightly-backup' and state <> 'completed'`,
      ),
    ).toEqual([{ state: 'retry' }]);
  });
});
