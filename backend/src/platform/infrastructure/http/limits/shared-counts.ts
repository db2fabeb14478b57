import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { NOW, type Counted } from './counted.js';

/** Requests that other processes have not been told of. */
interface Unshared {
  readonly points: number;
  readonly windowMs: number;
  readonly endsAt: number;
}

/** What all processes have counted together. */
interface Total extends Counted {
  readonly key: string;
}

interface Exchanged {
  /** Where the next exchange goes on. */
  readonly since: string;
  readonly totals: readonly Total[];
}

/** Twice within the second that docs/api-guide.md promises: one process tells, and then another asks. */
const EVERY_MS = 400;
/** Older than every transaction: the exchange that has it returns all counts there are. */
const BEGINNING = '0';

export const EXPIRED_COUNTS = `delete from rate_limits where expire < ${NOW}`;

// Each row has the transaction that told of it, and the next exchange asks for what no transaction before it can have
// told: a transaction that ends late is missed by no one. Exact counts have none, and are not exchanged. In the order of
// the keys, so that two processes never wait for each other's rows.
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
 * Counts in memory, so that no request waits, and exchanges the counts with the other processes in the background: each
 * knows what the others have counted at most a second late, of callers that it has not seen itself as well, and from its
 * start what was counted before. While the database is away each process counts alone.
 */
@Injectable()
export class SharedCounts implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(SharedCounts.name);
  /** Only counts: each key has a limit and a window of its own. */
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

  /** Counts one request unless `limit` were passed by it: what is refused is not counted. */
  async add(key: string, windowMs: number, limit: number): Promise<Counted> {
    const counted = await this.memory.penalty(key, 1, { customDuration: windowMs / 1_000 });
    const [points, msLeft] = [counted.consumedPoints, counted.msBeforeNext];
    if (points > limit) await this.memory.reward(key, 1);
    else this.note(key, { points: 1, windowMs, endsAt: Date.now() + msLeft });
    return { points, msLeft };
  }

  /** Tells the others what was counted here, and learns what they have counted. */
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
      // The server that answers next may be another one, which has begun fewer transactions.
      this.since = BEGINNING;
      this.restore(unshared);
    }
  }

  private async adopt({ key, points, msLeft }: Total): Promise<void> {
    const current = this.unshared.get(key)?.points ?? 0;
    await this.memory.set(key, points + current, Math.max(msLeft, 1) / 1_000);
  }

  /** For the next exchange, as long as the window lasts. */
  private restore(unshared: ReadonlyMap<string, Unshared>): void {
    for (const [key, counted] of unshared) if (counted.endsAt > Date.now()) this.note(key, counted);
  }
}
