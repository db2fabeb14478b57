import { Injectable, Logger } from '@nestjs/common';
import { RateLimits, TooManyRequests } from '#platform/infrastructure/http/limits/rate-limits.js';
import type { FreshLinkAllowance } from '../../application/links/fresh-link-allowance.js';

const PER_APPLICATION = { name: 'fresh-links', points: 3, perSeconds: 3_600, isExact: true } as const;

@Injectable()
export class CountedFreshLinks implements FreshLinkAllowance {
  private readonly logger = new Logger(CountedFreshLinks.name);

  constructor(private readonly limits: RateLimits) {}

  async consume(applicationId: string): Promise<boolean> {
    try {
      await this.limits.consume(PER_APPLICATION, applicationId);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof TooManyRequests)) throw refusal;
      this.logger.warn(
        { applicationId },
        'No fresh link was emailed: the application reached its hourly limit',
      );
      return false;
    }
  }
}
