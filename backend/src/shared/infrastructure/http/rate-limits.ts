import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Settings } from '#config/settings.js';
import { DomainError } from '#shared/domain/errors.js';

export interface Limit {
  /** Counted under this name; two handlers with the same name share one count. */
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
  /** At most this many within any ten seconds, so that the allowance is not spent in one blow. */
  readonly burst?: number;
}

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const BURST_SECONDS = 10;

export class TooManyRequests extends DomainError {
  readonly kind = 'too-many';
  readonly code = 'too-many-requests';

  constructor(override readonly retryAfterSeconds: number) {
    super('Too many requests; please wait a moment and try again');
  }
}

interface Counters {
  readonly shared: RateLimiterPostgres;
  readonly burst: RateLimiterMemory | null;
}

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/** Counts calls in PostgreSQL, for all processes together; in memory while the database is away. */
@Injectable()
export class RateLimits {
  private readonly counters = new Map<string, Counters>();

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  /** @throws TooManyRequests */
  async take(limit: Limit, caller: string): Promise<Allowance> {
    const { shared, burst } = this.countersOf(limit);
    try {
      await burst?.consume(caller);
      const { remainingPoints, msBeforeNext } = await shared.consume(caller);
      return { limit: shared.points, remaining: remainingPoints, resetSeconds: seconds(msBeforeNext) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequests(seconds(refusal.msBeforeNext));
    }
  }

  private countersOf(limit: Limit): Counters {
    const known = this.counters.get(limit.name);
    if (known) return known;
    const created = this.createCounters(limit);
    this.counters.set(limit.name, created);
    return created;
  }

  private createCounters({ name, points, perSeconds, burst }: Limit): Counters {
    const scaled = (count: number): number => Math.max(1, Math.floor(count * this.settings.rateLimitScale));
    const window = { keyPrefix: name, points: scaled(points), duration: perSeconds };
    const shared = new RateLimiterPostgres({
      ...window,
      storeClient: this.source,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      inMemoryBlockOnConsumed: window.points + 1,
      insuranceLimiter: new RateLimiterMemory(window),
    });
    if (burst === undefined) return { shared, burst: null };
    return {
      shared,
      burst: new RateLimiterMemory({ keyPrefix: name, points: scaled(burst), duration: BURST_SECONDS }),
    };
  }
}
