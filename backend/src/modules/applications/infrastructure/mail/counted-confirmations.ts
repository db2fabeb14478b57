import { Injectable, Logger } from '@nestjs/common';
import { emailDigest } from '#platform/infrastructure/email-digest.js';
import { RateLimits, TooManyRequests } from '#platform/infrastructure/http/limits/rate-limits.js';
import { DAY_SECONDS } from '#kernel/time/time-units.js';
import type { ConfirmationAllowance } from '../../application/submission/confirmation-allowance.js';

/** More than anyone needs in a day, even a partner's client who also applies directly. */
const PER_RECIPIENT = {
  name: 'confirmation-mails',
  points: 5,
  perSeconds: DAY_SECONDS,
  isExact: true,
} as const;

@Injectable()
export class CountedConfirmations implements ConfirmationAllowance {
  private readonly logger = new Logger(CountedConfirmations.name);

  constructor(private readonly limits: RateLimits) {}

  async consume(applicationId: string, email: string): Promise<boolean> {
    try {
      await this.limits.consume(PER_RECIPIENT, emailDigest(email));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof TooManyRequests)) throw refusal;
      this.logger.warn(
        { applicationId },
        'No confirmation was emailed: this address has reached its daily limit',
      );
      return false;
    }
  }
}
