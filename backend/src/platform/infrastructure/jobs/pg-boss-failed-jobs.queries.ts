import { Injectable } from '@nestjs/common';
import { ActivityLog, type Activity } from '#platform/application/activity-log.js';
import {
  FailedJobNotFound,
  type FailedJobs,
  type FailedJob,
  type FailedJobsRequest,
} from '#platform/application/failed-jobs.js';
import { Contributions } from '#platform/application/contributions.js';
import { Ids } from '#platform/application/ids.js';
import type { Page } from '#platform/application/list.js';
import type { Principal } from '#platform/application/principal.js';
import { RecordKinds } from '#platform/application/record-kinds.js';
import { Database } from '../database/database.js';
import { isoTime } from '../database/lists/fields.js';
import { ID, PagedList } from '../database/lists/paged-list.js';
import { JobHandler, type JobDescription } from './job-handler.js';
import { DEAD_LETTERS, PgBossJobs } from './pg-boss-jobs.js';

/** The handler provides the rest of the view. */
interface Row extends Omit<FailedJob, 'kind' | 'to' | 'about'> {
  readonly queue: string;
  readonly data: object;
}

/** Matches pg-boss's own partial index of waiting jobs; pg-boss itself can only list all of them. */
const WAITING = `pgboss.job where name = '${DEAD_LETTERS}' and state < 'active'`;

const failed = new PagedList<Row, never, 'newest'>({
  fields: {
    id: 'id',
    queue: 'source_name',
    data: 'data',
    reason: `output ->> 'message'`,
    askedAt: isoTime('source_created_on'),
    failedAt: isoTime('created_on'),
    attempts: 'source_retry_count + 1',
  },
  table: `(select * from ${WAITING}) as failed`,
  filters: {},
  orders: {
    newest: { keys: [{ by: 'created_on', type: 'timestamptz' }, ID], descending: true },
  },
  defaultOrder: 'newest',
});

/** Maximum number retried in one request. */
const MAX_BATCH = 500;

// Concurrent requests never retry the same job.
const lock = (which: string): string => `
  select id, source_name as queue, data from ${WAITING} and source_name = any ($1) ${which} for update skip locked`;
const LOCK_ONE = lock('and id = $2');
const LOCK_OLDEST = lock('order by created_on limit $2');

type Locked = Pick<Row, 'id' | 'queue' | 'data'>;

@Injectable()
export class PgBossFailedJobs implements FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly contributions: Contributions,
    private readonly records: RecordKinds,
    private readonly jobs: PgBossJobs,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
  ) {}

  async page(request: FailedJobsRequest): Promise<Page<FailedJob>> {
    const page = await failed.page(this.database.manager, {}, request);
    return { ...page, items: await this.shown(page.items) };
  }

  async one(jobId: string): Promise<FailedJob> {
    const row = await failed.find(this.database.manager, jobId);
    const [job] = row ? await this.shown([row]) : [];
    if (!job) throw new FailedJobNotFound();
    return job;
  }

  async retry(id: string, actor: Principal): Promise<void> {
    if ((await this.requeue(LOCK_ONE, id, actor)) === 0) throw new FailedJobNotFound();
  }

  retryAll(actor: Principal): Promise<number> {
    return this.requeue(LOCK_OLDEST, MAX_BATCH, actor);
  }

  private async shown(rows: readonly Row[]): Promise<FailedJob[]> {
    const descriptions = await Promise.all(rows.map((row) => this.describe(row)));
    const named = descriptions.flatMap(({ to, about }) => [to, about]).filter((one) => one !== null);
    const known = await this.records.known(named);
    return rows.map((row, index): FailedJob => {
      const { kind, to, about } = descriptions[index] ?? nameless(row);
      const recipient = known(to);
      return {
        id: row.id,
        kind,
        to: recipient && { name: recipient.contact ?? recipient.name, email: recipient.email },
        about: about && { ...about, name: known(about)?.name ?? null },
        reason: row.reason,
        askedAt: row.askedAt,
        failedAt: row.failedAt,
        attempts: row.attempts,
      };
    });
  }

  private requeue(statement: string, which: unknown, actor: Principal): Promise<number> {
    return this.database.run(async () => {
      const queues = this.contributions.of(JobHandler).map(({ queue }) => queue);
      const locked = await this.database.manager.query<Locked[]>(statement, [queues, which]);
      if (locked.length === 0) return 0;
      await this.jobs.removeFailed(locked.map(({ id }) => id));
      // Under a new id: pg-boss still has the first one as failed.
      for (const { queue, data } of locked) await this.jobs.enqueue({ queue, id: this.ids.next(), data });
      await this.activity.record(
        ...locked.map(({ id, queue }): Activity => ({
          actor,
          action: 'job-retried',
          subject: { type: 'job', id },
          changes: { queue: { from: null, to: queue } },
        })),
      );
      return locked.length;
    });
  }

  private async describe(row: Row): Promise<JobDescription> {
    const handler = this.contributions.of(JobHandler).find(({ queue }) => queue === row.queue);
    return (await handler?.describe?.(row.data)) ?? nameless(row);
  }
}

const nameless = ({ queue }: Row): JobDescription => ({
  kind: queue.replaceAll('-', ' '),
  to: null,
  about: null,
});
