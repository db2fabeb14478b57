import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

/** Calls that other processes have not been told of. */
interface Unshared {
  readonly limiter: RateLimiterMemory;
  readonly caller: string;
  readonly points: number;
  readonly endsAt: number;
}

interface Total {
  readonly key: string;
  readonly points: number;
  /** Until the window ends. */
  readonly ms: number;
}

const EVERY_MS = 500;

const NOW = '(extract(epoch from now()) * 1000)::bigint';
export const EXPIRED_COUNTS = `delete from rate_limits where expire < ${NOW}`;

// Windows begin and end by the database's clock. In one order, so that two processes never wait for each other's rows.
const ADD = `
  insert into rate_limits as known (key, points, expire)
  select key, points, ${NOW} + ms from jsonb_to_recordset($1::jsonb) as told(key text, points int, ms bigint)
  order by key
  on conflict (key) do update set
    points = case when known.expire <= ${NOW} then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= ${NOW} then excluded.expire else known.expire end
  returning key, points, (expire - ${NOW})::float8 as ms`;

/**
 * Adds up what each process counts by itself. No call waits for it: a process knows of another's calls at most a
 * second late, and of those before its start with the first call of the same caller. While the database is away each
 * process keeps the limits alone.
 */
@Injectable()
export class SharedCounts implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(SharedCounts.name);
  private unshared = new Map<string, Unshared>();
  private sharing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** Whether the database could not be told last time. */
  private isAlone = false;

  constructor(private readonly source: DataSource) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.share(), EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.share();
  }

  /** To be told of every call that a limiter let through. */
  add(limiter: RateLimiterMemory, caller: string, points: number, msLeft: number): void {
    const key = limiter.getKey(caller);
    const before = this.unshared.get(key)?.points ?? 0;
    this.unshared.set(key, { limiter, caller, points: before + points, endsAt: Date.now() + msLeft });
  }

  /** Tells the others what was counted here, and is told what all have counted of the same callers. */
  async share(): Promise<void> {
    await this.sharing;
    if (this.unshared.size === 0) return;
    const told = this.unshared;
    this.unshared = new Map();
    this.sharing = this.send(told).finally(() => (this.sharing = null));
    await this.sharing;
  }

  private async send(told: ReadonlyMap<string, Unshared>): Promise<void> {
    try {
      const counts = [...told].map(([key, { limiter, points }]) => ({ key, points, ms: limiter.msDuration }));
      const totals = await this.source.query<Total[]>(ADD, [JSON.stringify(counts)]);
      for (const total of totals) await this.adopt(total, told.get(total.key));
      this.isAlone = false;
    } catch (error) {
      if (!this.isAlone) this.logger.warn({ err: error }, 'Each process keeps the limits by itself for now');
      this.isAlone = true;
      this.restore(told);
    }
  }

  private async adopt({ key, points, ms }: Total, told: Unshared | undefined): Promise<void> {
    const meanwhile = this.unshared.get(key)?.points ?? 0;
    await told?.limiter.set(told.caller, points + meanwhile, Math.max(ms, 1) / 1_000);
  }

  /** For the next time, as long as the window lasts. */
  private restore(told: ReadonlyMap<string, Unshared>): void {
    for (const { limiter, caller, points, endsAt } of told.values())
      if (endsAt > Date.now()) this.add(limiter, caller, points, endsAt - Date.now());
  }
}
