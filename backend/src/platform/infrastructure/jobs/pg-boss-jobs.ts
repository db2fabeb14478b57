import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Db, JobResult, PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { site } from '#config/site.js';
import { Contributions } from '#platform/application/contributions.js';
import type { JobQueue, Job } from '#platform/application/job-queue.js';
import { DAY_SECONDS } from '#kernel/time/time-units.js';
import { Database } from '../database/database.js';
import { isDatabaseAway } from '../database/connection/is-database-away.js';
import { describeError } from '../logging/describe-error.js';
import { createBoss } from './create-boss.js';
import { JobHandler } from './job-handler.js';

/** The queue of permanently failed jobs, each with its original queue and last error. */
export const DEAD_LETTERS = 'dead-letters';
const DEAD_LETTER_OPTIONS = { retentionSeconds: site.retention.jobDays * DAY_SECONDS };
/** A few jobs per poll, so that a burst does not slow requests; each succeeds or fails by itself. */
const IN_BATCHES = { batchSize: 10, perJobResults: true } as const;
const QUIET_MS = 60_000;
/** The shortest stop that pg-boss allows. */
const MIN_STOP_MS = 1_000;

/** Jobs in PostgreSQL. Every process may add jobs; those that called `work` process them. */
@Injectable()
export class PgBossJobs implements JobQueue, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PgBossJobs.name);
  private readonly boss: PgBoss;
  private quietUntil = 0;

  constructor(
    source: DataSource,
    private readonly database: Database,
    private readonly contributions: Contributions,
    private readonly settings: Settings,
  ) {
    this.boss = createBoss(source);
    this.boss.on('error', (error) => this.report(error));
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.createQueue(DEAD_LETTERS, DEAD_LETTER_OPTIONS);
    // The queue exists with the settings of its first start.
    await this.boss.updateQueue(DEAD_LETTERS, DEAD_LETTER_OPTIONS);
    for (const { queue, options, storesFailed, schedule } of this.contributions.of(JobHandler)) {
      const complete = storesFailed ? { ...options, deadLetter: DEAD_LETTERS } : options;
      await this.boss.createQueue(queue, complete);
      // A queue created by an earlier version has that version's options.
      await this.boss.updateQueue(queue, complete);
      if (schedule !== null) await this.boss.schedule(queue, schedule, {});
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  async enqueue({ queue, id, data, afterSeconds = 0 }: Job): Promise<void> {
    await this.boss.send(queue, data, { id, startAfter: afterSeconds, db: this.runningTransaction });
  }

  /** Removes failed jobs from the dead letters, in the running unit of work. */
  async removeFailed(ids: readonly string[]): Promise<void> {
    await this.boss.deleteJob(DEAD_LETTERS, [...ids], { db: this.runningTransaction });
  }

  /** Starts processing jobs in this process. */
  async work(): Promise<void> {
    await this.boss.start();
    for (const handler of this.contributions.of(JobHandler)) {
      const looking = { pollingIntervalSeconds: handler.pollingSeconds, ...IN_BATCHES };
      await this.boss.work<object, JobResult[], typeof looking>(handler.queue, looking, (jobs) =>
        Promise.all(jobs.map((job) => this.run(handler, job))),
      );
    }
  }

  /** Stops taking jobs. Running ones may finish; those that do not in time are retried later. */
  async stop(): Promise<void> {
    const timeout = Math.max(MIN_STOP_MS, this.settings.shutdownGraceMs);
    await this.boss.stop({ timeout });
  }

  private async run(handler: JobHandler, { id, data }: { id: string; data: object }): Promise<JobResult> {
    try {
      await handler.handle(data);
      return { id, status: 'completed' };
    } catch (error) {
      this.logger.warn({ err: error, queue: handler.queue, job: id }, 'Job failed');
      // Stored with the job. pg-boss would store the raw error, which can quote personal details.
      const { type, message, code } = describeError(error);
      return { id, status: 'failed', output: { type, message, code } };
    }
  }

  /** Sends pg-boss's statements in the running unit of work. */
  private readonly runningTransaction: Db = {
    executeSql: async (sql, values = []) => ({ rows: await this.database.manager.query(sql, values) }),
  };

  /** While the database is away every poll fails: logged once a minute. */
  private report(error: unknown): void {
    const now = performance.now();
    if (isDatabaseAway(error) && now < this.quietUntil) return;
    this.quietUntil = now + QUIET_MS;
    this.logger.warn({ err: error }, 'Jobs are waiting: could not reach pg-boss');
  }
}
