import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { site } from '#config/site.js';
import { recordFrom } from '#kernel/records.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { Clock } from '#platform/application/clock.js';
import { Ids } from '#platform/application/ids.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime, londonDayOf } from '#platform/infrastructure/database/lists/fields.js';
import { EraseRecords } from '../../application/erasure/erase-records.js';
import type { Retention, RetentionCounts, RetentionRun } from '../../application/erasure/retention.js';
import { dueSince, RETAINED, type RetainedPeriod, type RetentionSettings } from '../../domain/periods.js';
import { PERSON_RECORDS, type PersonRecordType } from '../../domain/person-record-types.js';
import { rulesOf, type ErasedAs } from '../../domain/retention-rules.js';
import { isUnprotected, LAST_DEAL_DAY, PRESENT } from './record-sql.js';

const LARGEST_BATCH = 500;
/** The maximum time that a transaction holds its locks. */
const STATEMENT_MS = 1_000;
/** After a slow batch the next is smaller. */
const SLOW_MS = 500;
const TURN = 7_250_143;
const TIMED_OUT = '57014';

/** What a run selects: records of a table with an SQL condition, of which `$1` is the last due date. */
interface Selection {
  readonly table: string;
  readonly where: string;
}

/** The end of the last due date in London, so that an index on times can be used. */
const UNTIL = `(($1::date + 1)::timestamp at time zone 'Europe/London')`;

/** Whether the period of a record is over, for each rule of the domain. */
const IS_OVER: Readonly<
  Record<Exclude<RetainedPeriod, 'activity'>, Readonly<Partial<Record<PersonRecordType, string>>>>
> = {
  enquiry: { application: `record.updated_at < ${UNTIL} and ${PRESENT} and ${LAST_DEAL_DAY} is null` },
  deal: { application: `record.created_at < ${UNTIL} and ${PRESENT} and ${LAST_DEAL_DAY} <= $1::date` },
  message: { 'contact-message': `record.created_at < ${UNTIL}` },
  complaint: {
    complaint: 'record.responded_on <= $1::date',
    'data-request': 'record.closed_on <= $1::date',
  },
  partner: {
    introducer: `${PRESENT} and greatest(record.created_at, record.last_signed_in_at,
        (select max(created_at) from application_submissions where introducer_id = record.id),
        (select max(created_at) from commission_statements where introducer_id = record.id)) < ${UNTIL}
      and coalesce((select max(earned_on) from commission_entries where introducer_id = record.id), '-infinity')
        <= $1::date`,
  },
  staff: {
    admin: `${PRESENT} and ${londonDayOf('record.removed_at')} <= $1::date`,
    'staff-invitation': `record.expires_at < ${UNTIL}`,
  },
};

interface Due extends Selection {
  readonly type: PersonRecordType;
  readonly as: ErasedAs;
}

/** What is due at the end of a period. */
const dueAfter = (period: Exclude<RetainedPeriod, 'activity'>): readonly Due[] =>
  rulesOf(period).map(({ type, as }) => {
    const isOver = IS_OVER[period][type];
    if (isOver === undefined) throw new Error(`No SQL for the end of ${period} for ${type}`);
    return {
      type,
      as,
      table: PERSON_RECORDS[type].table,
      where: `${isOver} and ${isUnprotected(type)}`,
    };
  });

const noCounts = (): Record<RetainedPeriod, number> => recordFrom(RETAINED, () => 0);

const LAST_RUNS = `
  select id, ${isoTime('started_at')} as "startedAt", ${isoTime('ended_at')} as "endedAt", counts, remaining
  from retention_runs order by id desc limit $1`;
const TAKE_TURN = `select pg_try_advisory_lock(${TURN}) as ours`;
const END_TURN = `select pg_advisory_unlock(${TURN})`;
const LIMIT_TIME = `set local statement_timeout = ${STATEMENT_MS}`;
/** Since when runs have left records or not finished. */
const FAILING_SINCE = `
  select ${londonDayOf('min(started_at)')}::text as day from retention_runs
  where started_at > coalesce((select max(started_at) from retention_runs where remaining = 0), '-infinity')
  having min(started_at) < now() - interval '36 hours' or bool_or(remaining > 0)`;
/** The last run, if no other has started for two nights. */
const SILENT_SINCE = `
  select ${londonDayOf('max(started_at)')}::text as day from retention_runs
  having max(started_at) < now() - interval '50 hours'`;
const DELETE_ACTIVITY = `
  delete from activity where id in (select id from activity where at < ${UNTIL} order by at, id limit $2)`;

const lockingDue = ({ table, where }: Selection): string =>
  `select id from ${table} as record where ${where} order by id limit $2 for update skip locked`;
const dueAmong = ({ table, where }: Selection): string =>
  `select id from ${table} as record where id = any ($2) and ${where} order by id`;
const counting = ({ table, where }: Selection): string =>
  `select count(*)::int as n from ${table} as record where ${where}`;
const ACTIVITY: Selection = { table: 'activity', where: `record.at < ${UNTIL}` };

const hasTimedOut = (failure: unknown): boolean => (failure as { code?: unknown }).code === TIMED_OUT;

/** Less than 1 if even one record takes too long. */
const nextSize = (size: number, erased: number | null, tookMs: number): number => {
  if (erased === null) return Math.floor(size / 4);
  return tookMs > SLOW_MS ? Math.max(1, Math.floor(size / 2)) : size;
};

@Injectable()
export class PostgresRetention implements Retention {
  private readonly logger = new Logger(PostgresRetention.name);
  /** The firm's periods; tests may set their own. */
  settings: RetentionSettings = site.retention;

  constructor(
    private readonly source: DataSource,
    private readonly database: Database,
    private readonly eraseRecords: EraseRecords,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async due(): Promise<RetentionCounts> {
    const counts = noCounts();
    for (const period of RETAINED) counts[period] = await this.countOf(period);
    return counts;
  }

  async run(): Promise<RetentionRun | null> {
    // A connection-level lock, which ends with the process.
    const turn = this.source.createQueryRunner();
    try {
      const [taken] = (await turn.query(TAKE_TURN)) as {
        ours: boolean;
      }[];
      if (!taken?.ours) return null;
      try {
        return await this.runInTurn();
      } finally {
        await turn.query(END_TURN);
      }
    } finally {
      await turn.release();
    }
  }

  runs(most: number): Promise<readonly RetentionRun[]> {
    return this.source.query<RetentionRun[]>(LAST_RUNS, [most]);
  }

  async stoppedSince(): Promise<string | null> {
    const [row] = await this.source.query<{ day: string | null }[]>(FAILING_SINCE);
    const [last] = await this.source.query<{ day: string | null }[]>(SILENT_SINCE);
    return row?.day ?? last?.day ?? null;
  }

  private async runInTurn(): Promise<RetentionRun> {
    const id = this.ids.next();
    const startedAt = this.clock.now().toISOString();
    const counts = noCounts();
    await this.source.query('insert into retention_runs (id, started_at, counts) values ($1, $2, $3)', [
      id,
      startedAt,
      counts,
    ]);
    for (const period of RETAINED) {
      await this.erasePeriod(period, async (n) => {
        counts[period] += n;
        await this.source.query('update retention_runs set counts = $2 where id = $1', [id, counts]);
      });
    }
    const left = await this.due();
    const remaining = Object.values(left).reduce((sum, n) => sum + n, 0);
    const endedAt = this.clock.now().toISOString();
    await this.source.query('update retention_runs set ended_at = $2, remaining = $3 where id = $1', [
      id,
      endedAt,
      remaining,
    ]);
    this.logger.log({ counts, remaining }, 'Retention run ended');
    return { id, startedAt, endedAt, counts, remaining };
  }

  private async erasePeriod(period: RetainedPeriod, report: (n: number) => Promise<void>): Promise<void> {
    if (period === 'activity') return this.inBatches((size) => this.deleteActivity(size), report);
    for (const due of dueAfter(period))
      await this.inBatches((size) => this.eraseBatch(due, this.dayOf(period), size), report);
  }

  /** Until nothing is left. After a timeout it retries with fewer; if a single record times out, the rest waits. */
  private async inBatches(
    batch: (size: number) => Promise<number>,
    report: (n: number) => Promise<void>,
  ): Promise<void> {
    let size = LARGEST_BATCH;
    while (size >= 1) {
      const began = performance.now();
      const n = await batch(size).catch((failure: unknown) => {
        if (!hasTimedOut(failure)) throw failure;
        return null;
      });
      if (n === 0) return;
      if (n !== null) await report(n);
      size = nextSize(size, n, performance.now() - began);
    }
  }

  private eraseBatch(due: Due, day: string, size: number): Promise<number> {
    return this.database.run(async () => {
      const { manager } = this.database;
      await manager.query(LIMIT_TIME);
      const ids = await this.lockDue(due, day, size);
      if (ids.length === 0) return 0;
      const records = ids.map((id) => ({ type: due.type, id, how: due.as }));
      const at = this.clock.now().toISOString();
      await this.eraseRecords.execute({ id: this.ids.next(), at, cause: 'retention', records });
      return ids.length;
    });
  }

  private async lockDue(selection: Selection, day: string, size: number): Promise<readonly string[]> {
    const { manager } = this.database;
    const locked = await manager.query<{ id: string }[]>(lockingDue(selection), [day, size]);
    // Again once they are locked: the first statement misses holds and complaints committed while it ran.
    const ids = locked.map(({ id }) => id);
    const due = await manager.query<{ id: string }[]>(dueAmong(selection), [day, ids]);
    return due.map(({ id }) => id);
  }

  private deleteActivity(size: number): Promise<number> {
    return this.database.run(async () => {
      const { manager } = this.database;
      await manager.query(LIMIT_TIME);
      await manager.query(`select set_config('people.erases', 'on', true)`);
      const [, n] = await manager.query<[unknown, number]>(DELETE_ACTIVITY, [this.dayOf('activity'), size]);
      return n;
    });
  }

  private async countOf(period: RetainedPeriod): Promise<number> {
    let n = 0;
    for (const due of period === 'activity' ? [ACTIVITY] : dueAfter(period)) {
      const [row] = await this.source.query<{ n: number }[]>(counting(due), [this.dayOf(period)]);
      n += row?.n ?? 0;
    }
    return n;
  }

  private dayOf(period: RetainedPeriod): string {
    return dueSince(period, londonIsoDay(this.clock.now()), this.settings);
  }
}
