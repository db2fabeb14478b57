import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { NOW, type Counted } from './counted.js';

/** Counts not yet shared with other processes. */
interface Unshared {
  readonly points: number;
  readonly windowMs: number;
  readonly endsAt: number;
}

/** Counts of all processes together. */
interface Total extends Counted {
  readonly key: string;
}

interface Exchanged {
  /** Where the next exchange resumes. */
  readonly since: string;
  readonly totals: readonly Total[];
}

/** Twice within the second that docs/api-guide.md allows: one process writes, then another reads. */
const EVERY_MS = 400;
/** Older than every transaction: returns all counts. */
const BEGINNING = '0';

export const EXPIRED_COUNTS = `delete from rate_limits where expire < ${NOW}`;

// Each row has the id of the transaction that wrote it, and the next exchange reads from the oldest transaction still
// running, so that a late commit is not missed. Exact counts have no id and are not exchanged. Keys are sorted, so
// that two processes never deadlock.
const EXCHANGE = `
  with told as (
    insert into rate_limits as known (key, points, expire, told_in)
    select key, points, ${NOW} + ms, pg_current_xact_id()
    from jsonb_to_recordset($1::jsonb) as counted(key text, points int, ms bigint)
    order by key
    on conflict (key) do update set
      points = case when known.expire <= ${NOW} then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= ${NOW} then excluded.expire else known.expire end,
      told_in = excluded.told_in
    returning key, points, expire
  ), others as (
    select key, points, expire from rate_limits
    where told_in >= $2::xid8 and expire > ${NOW} and key not in (select key from told)
  )
  select pg_snapshot_xmin(pg_current_snapshot())::text as since, coalesce((
    select jsonb_agg(jsonb_build_object('key', key, 'points', points, 'msLeft', expire - ${NOW}))
    from (table told union all table others) as counts), '[]') as totals`;

/**
 * Counts in memory, so that no request waits, and exchanges counts with other processes in the background: each
 * process knows the others' counts at most a second late, also for callers it has not seen, and earlier counts from
 * its start. While the database is away each process counts alone.
 */
@Injectable()
export class SharedCounts implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(SharedCounts.name);
  /** Used only as a counter: each key has its own limit and window. */
  private readonly memory = new RateLimiterMemory({ keyPrefix: '', points: 0, duration: 1 });
  private unshared = new Map<string, Unshared>();
  private since = BEGINNING;
  private sharing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** Whether the last exchange failed. */
  private isAlone = false;

  constructor(private readonly source: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.share();
    this.timer = setInterval(() => {
      if (this.sharing === null) void this.share();
    }, EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.share();
  }

  /** Counts one request unless it would exceed `limit`: rejected requests are not counted. */
  async add(key: string, windowMs: number, limit: number): Promise<Counted> {
    const counted = await this.memory.penalty(key, 1, { customDuration: windowMs / 1_000 });
    const [points, msLeft] = [counted.consumedPoints, counted.msBeforeNext];
    if (points > limit) await this.memory.reward(key, 1);
    else this.note(key, { points: 1, windowMs, endsAt: Date.now() + msLeft });
    return { points, msLeft };
  }

  /** Writes this process's counts, and reads those of the others. */
  async share(): Promise<void> {
    await this.sharing;
    const unshared = this.unshared;
    this.unshared = new Map();
    this.sharing = this.exchange(unshared).finally(() => (this.sharing = null));
    await this.sharing;
  }

  private note(key: string, counted: Unshared): void {
    const before = this.unshared.get(key)?.points ?? 0;
    this.unshared.set(key, { ...counted, points: before + counted.points });
  }

  private async exchange(unshared: ReadonlyMap<string, Unshared>): Promise<void> {
    try {
      const counts = [...unshared].map(([key, { points, windowMs: ms }]) => ({ key, points, ms }));
      const parameters = [JSON.stringify(counts), this.since];
      const [exchanged] = await this.source.query<Exchanged[]>(EXCHANGE, parameters);
      for (const total of exchanged?.totals ?? []) await this.adopt(total);
      this.since = exchanged?.since ?? BEGINNING;
      this.isAlone = false;
    } catch (error) {
      if (!this.isAlone) this.logger.warn({ err: error }, 'Each process keeps the limits by itself for now');
      this.isAlone = true;
      // After a failover the other server may have begun fewer transactions.
      this.since = BEGINNING;
      this.restore(unshared);
    }
  }

  private async adopt({ key, points, msLeft }: Total): Promise<void> {
    const current = this.unshared.get(key)?.points ?? 0;
    await this.memory.set(key, points + current, Math.max(msLeft, 1) / 1_000);
  }

  /** Keeps counts for the next exchange while their window lasts. */
  private restore(unshared: ReadonlyMap<string, Unshared>): void {
    for (const [key, counted] of unshared) if (counted.endsAt > Date.now()) this.note(key, counted);
  }
}
