import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { DomainError } from '#shared/domain/errors.js';
import type { Quota } from '#shared/domain/quota.js';
import { PostgresCounter } from './postgres-counter.js';

export interface Limit {
  /** Counted under this name; two handlers with the same name share one count. */
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
  /** At most this many within any ten seconds, so that the allowance is not spent in one blow. */
  readonly burst?: number;
}

const BURST_SECONDS = 10;

export class TooManyRequests extends DomainError {
  readonly kind = 'too-many';
  readonly code = 'too-many-requests';

  constructor(
    override readonly retryAfterSeconds: number,
    override readonly quotas: readonly Quota[],
  ) {
    super('Too many requests; please wait a moment and try again');
  }
}

/** One count of calls, and the policy it keeps. */
interface Counter {
  readonly name: string;
  readonly limiter: RateLimiterAbstract;
}

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

const quotaOf = ({ name, limiter }: Counter, { remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
  name,
  limit: limiter.points,
  windowSeconds: limiter.duration,
  remaining: remainingPoints,
  resetSeconds: seconds(msBeforeNext),
});

/** Counts calls in PostgreSQL, for all processes together; in memory while the database is away. */
@Injectable()
export class RateLimits {
  private readonly counters = new Map<string, readonly Counter[]>();

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  /** What is left after this call. @throws TooManyRequests */
  async take(limit: Limit, caller: string): Promise<readonly Quota[]> {
    const quotas: Quota[] = [];
    for (const counter of this.countersOf(limit)) {
      const counted = await counter.limiter.consume(caller).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const none = quotaOf(counter, refusal);
        throw new TooManyRequests(none.resetSeconds, [...quotas, none]);
      });
      quotas.push(quotaOf(counter, counted));
    }
    return quotas;
  }

  private countersOf(limit: Limit): readonly Counter[] {
    const known = this.counters.get(limit.name);
    if (known) return known;
    const created = this.createCounters(limit);
    this.counters.set(limit.name, created);
    return created;
  }

  /** The burst is counted first, in each process by itself: what it refuses costs the database nothing. */
  private createCounters({ name, points, perSeconds, burst }: Limit): readonly Counter[] {
    const scaled = (count: number): number => Math.max(1, Math.floor(count * this.settings.rateLimitScale));
    const window = { keyPrefix: name, points: scaled(points), duration: perSeconds };
    const shared = new PostgresCounter(this.source, {
      ...window,
      inMemoryBlockOnConsumed: window.points + 1,
      insuranceLimiter: new RateLimiterMemory(window),
    });
    if (burst === undefined) return [{ name, limiter: shared }];
    const memory = new RateLimiterMemory({ keyPrefix: name, points: scaled(burst), duration: BURST_SECONDS });
    return [
      { name: `${name}-burst`, limiter: memory },
      { name, limiter: shared },
    ];
  }
}
