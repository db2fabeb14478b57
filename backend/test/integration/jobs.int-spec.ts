import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Contributions } from '#platform/application/contributions.js';
import { Database } from '#platform/infrastructure/database/database.js';
import {
  dataSourceOptions,
  requestLimits,
} from '#platform/infrastructure/database/connection/data-source-options.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { PgBossJobs } from '#platform/infrastructure/jobs/pg-boss-jobs.js';
import { testSettings } from '../support/test-app.js';
import { createTestDatabase, TEST_REQUEST_MS, type TestDatabase } from '../support/test-database.js';
import { startThrowAwayPostgres } from '../support/throw-away-postgres.js';
import { until } from '../support/until.js';

/** Records its jobs, and fails as often as configured. */
class Keeper extends JobHandler<{ readonly what: string }> {
  override readonly queue: string = 'keep';
  override readonly pollingSeconds = 0.5;
  override readonly storesFailed = true;
  override readonly options = { retryLimit: 2, retryDelay: 1 };
  readonly done: string[] = [];
  tries = 0;
  failing = 0;

  handle({ what }: { readonly what: string }): Promise<void> {
    this.tries += 1;
    if (this.tries <= this.failing) return Promise.reject(new Error('Not yet'));
    this.done.push(what);
    return Promise.resolve();
  }
}

class EveryMinute extends Keeper {
  override readonly queue = 'every-minute';
  override readonly schedule = '* * * * *';
}

interface Worker {
  readonly handler: Keeper;
  readonly jobs: PgBossJobs;
  readonly database: Database;
  stop(): Promise<void>;
}

const open: Worker[] = [];

/** The job workers of one process. */
const startWorker = async (url: string, Handler: typeof Keeper = Keeper): Promise<Worker> => {
  const source = await new DataSource(dataSourceOptions(url, requestLimits(TEST_REQUEST_MS))).initialize();
  const contributions = new Contributions();
  const handler = contributions.add(JobHandler, new Handler());
  const database = new Database(source);
  const jobs = new PgBossJobs(source, database, contributions, testSettings());
  await jobs.onApplicationBootstrap();
  const stop = async () => {
    await jobs.stop();
    if (source.isInitialized) await source.destroy();
  };
  const worker = { handler, jobs, database, stop };
  open.push(worker);
  return worker;
};

const job = (what: string) => ({ queue: 'keep', id: randomUUID(), data: { what } });

let database: TestDatabase;
describe('Jobs', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((worker) => worker.stop()));
    await database.drop();
  });

  const kept = (queue: string) =>
    database.source.query<{ data: unknown; state: string; output: { message: string } | null }[]>(
      'select data, state, output from pgboss.job where name = $1',
      [queue],
    );

  it('runs each job once, with any number of processes', async () => {
    const [one, other] = [await startWorker(database.url), await startWorker(database.url)];
    const asked = Array.from({ length: 60 }, (_, index) => `job ${index}`);
    for (const what of asked) await one.jobs.enqueue(job(what));

    await Promise.all([one.jobs.work(), other.jobs.work()]);
    const done = () => [...one.handler.done, ...other.handler.done];
    await until(() => done().length >= asked.length);
    await Promise.all([one.stop(), other.stop()]);

    expect(done().sort()).toEqual(asked.sort());
  });

  it('runs a job once that is queued twice', async () => {
    const { jobs } = await startWorker(database.url);
    const same = job('this');

    await jobs.enqueue(same);
    await jobs.enqueue(same);

    expect(await kept('keep')).toHaveLength(1);
  });

  it('keeps jobs while no process runs', async () => {
    const first = await startWorker(database.url);
    await first.jobs.enqueue(job('later'));
    await first.stop();

    const second = await startWorker(database.url);
    await second.jobs.work();
    await until(() => second.handler.done.length > 0);

    expect(second.handler.done).toEqual(['later']);
  });

  it('retries a failed job', async () => {
    const { jobs, handler } = await startWorker(database.url);
    handler.failing = 1;
    await jobs.enqueue(job('stubborn'));

    await jobs.work();
    await until(() => handler.done.length > 0);

    expect(handler.tries).toBe(2);
  });

  it('moves a permanently failed job to the dead letters, with the reason', async () => {
    const { jobs, handler } = await startWorker(database.url);
    handler.failing = 99;
    await jobs.enqueue(job('hopeless'));

    await jobs.work();
    await until(async () => (await kept('dead-letters')).length > 0);

    expect(handler.tries).toBe(3);
    expect(await kept('dead-letters')).toMatchObject([
      { data: { what: 'hopeless' }, state: 'created', output: { message: 'Not yet' } },
    ]);
  });

  it('runs scheduled jobs', async () => {
    const { jobs, handler } = await startWorker(database.url, EveryMinute);

    await jobs.work();
    await until(() => handler.tries > 0);

    expect(handler.done).toHaveLength(1);
  });

  it('queues no job when the unit of work fails', async () => {
    const worker = await startWorker(database.url);
    const both = async () => {
      await worker.jobs.enqueue(job('never'));
      await worker.database.manager.query('insert into idempotency_keys default values');
    };

    await expect(worker.database.run(both)).rejects.toThrow();
    expect(await kept('keep')).toEqual([]);

    await worker.database.run(() => worker.jobs.enqueue(job('in a transaction')));
    expect(await kept('keep')).toHaveLength(1);
  });

  it('continues after the database was away', async () => {
    const server = await startThrowAwayPostgres();
    await migrate(server.url);
    const worker = await startWorker(server.url);
    const { jobs, handler } = worker;
    await jobs.work();

    await server.restart('fast');
    await until(() =>
      jobs.enqueue(job('afterwards')).then(
        () => true,
        () => false,
      ),
    );
    await until(() => handler.done.length > 0);

    expect(handler.done).toContain('afterwards');
    await worker.stop();
    await server.stop();
  });
});
