import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '#config/settings.js';
import { refusal } from '#shared/domain/errors.js';
import type { Quota } from '#shared/domain/quota.js';
import { waitInWords } from '#shared/domain/wait-in-words.js';
import { SharedCounts } from './shared-counts.js';

export interface Limit {
  /** Counted under this name; two handlers with the same name share one count. */
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
  /** At most this many within any ten seconds, so that the allowance is not spent in one blow. */
  readonly burst?: number;
  /** Not ours to scale: what somebody else allows us. */
  readonly isFixed?: boolean;
}

const BURST_SECONDS = 10;

export class TooManyRequests extends refusal(
  'too-many',
  'too-many-requests',
  (seconds: number) => `Too many requests; please try again in ${waitInWords(seconds)}`,
) {
  constructor(
    override readonly retryAfterSeconds: number,
    override readonly quotas: readonly Quota[],
  ) {
    super(retryAfterSeconds);
  }
}

/** One count of calls, and the policy it keeps. */
interface Counter {
  readonly name: string;
  readonly limiter: RateLimiterMemory;
  /** Whether all processes count together. */
  readonly shared: boolean;
}

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

const quotaOf = ({ name, limiter }: Counter, { remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
  name,
  limit: limiter.points,
  windowSeconds: limiter.duration,
  remaining: remainingPoints,
  resetSeconds: seconds(msBeforeNext),
});

/** Counts calls in memory, so that none waits for its count, and in the background for all processes together. */
@Injectable()
export class RateLimits {
  private readonly counters = new Map<string, readonly Counter[]>();

  constructor(
    private readonly counts: SharedCounts,
    private readonly settings: Settings,
  ) {}

  /** What is left after this call. @throws TooManyRequests */
  async consume(limit: Limit, caller: string): Promise<readonly Quota[]> {
    const quotas: Quota[] = [];
    for (const counter of this.countersOf(limit)) {
      const counted = await counter.limiter.consume(caller).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const none = quotaOf(counter, refusal);
        throw new TooManyRequests(none.resetSeconds, [...quotas, none]);
      });
      if (counter.shared) this.counts.add(counter.limiter, caller, 1, counted.msBeforeNext);
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

  /** A burst is counted in each process by itself: it is over before the others would know. */
  private createCounters({ name, points, perSeconds, burst, isFixed = false }: Limit): readonly Counter[] {
    const limiter = (count: number, duration: number): RateLimiterMemory => {
      const scaled = isFixed ? count : Math.max(1, Math.floor(count * this.settings.rateLimitScale));
      return new RateLimiterMemory({ keyPrefix: name, points: scaled, duration });
    };
    const whole = { name, limiter: limiter(points, perSeconds), shared: true };
    if (burst === undefined) return [whole];
    return [{ name: `${name}-burst`, limiter: limiter(burst, BURST_SECONDS), shared: false }, whole];
  }
}
