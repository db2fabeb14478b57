import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { refusal } from '#kernel/errors.js';
import type { Quota } from '#kernel/quota.js';
import { waitInWords } from '#kernel/time/wait-in-words.js';
import { ExactCounts } from './exact-counts.js';
import { SharedCounts } from './shared-counts.js';

export interface Limit {
  /** The name of the counter; handlers with the same name share it. */
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
  /** Maximum within any ten seconds, so that the allowance is not used up in one burst. */
  readonly burst?: number;
  /**
   * Counts in PostgreSQL before the request goes on, for limits where one too many would harm an account or a
   * mailbox. Otherwise a request never waits, and each process may let the limit through once more within a second.
   */
  readonly isExact?: boolean;
  /** Not scaled: the limit of an external service. */
  readonly isFixed?: boolean;
}

const BURST_SECONDS = 10;

export class TooManyRequests extends refusal(
  'too-many',
  'too-many-requests',
  (seconds: number) => `Too many requests. Please try again in ${waitInWords(seconds)}`,
) {
  constructor(
    override readonly retryAfterSeconds: number,
    override readonly quotas: readonly Quota[],
  ) {
    super(retryAfterSeconds);
  }
}

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/** Counts requests against limits. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly shared: SharedCounts,
    private readonly exact: ExactCounts,
    private readonly settings: Settings,
  ) {}

  /** The remaining quotas after this request. @throws TooManyRequests */
  async consume(limit: Limit, caller: string): Promise<readonly Quota[]> {
    const quotas: Quota[] = [];
    for (const { name, points: allowed, perSeconds, isExact = false } of this.windowsOf(limit)) {
      const key = `${name}:${caller}`;
      const windowMs = perSeconds * 1_000;
      const { points, msLeft } = await (isExact
        ? this.exact.add(key, windowMs)
        : this.shared.add(key, windowMs, allowed));
      const remaining = Math.max(0, allowed - points);
      const resetSeconds = seconds(msLeft);
      quotas.push({ name, limit: allowed, windowSeconds: perSeconds, remaining, resetSeconds });
      if (points > allowed) throw new TooManyRequests(resetSeconds, quotas);
    }
    return quotas;
  }

  private windowsOf({ burst, ...limit }: Limit): readonly Omit<Limit, 'burst'>[] {
    const scaled = (points: number): number =>
      limit.isFixed ? points : Math.max(1, Math.floor(points * this.settings.rateLimitScale));
    const whole = { ...limit, points: scaled(limit.points) };
    if (burst === undefined) return [whole];
    return [{ name: `${limit.name}-burst`, points: scaled(burst), perSeconds: BURST_SECONDS }, whole];
  }
}
