import type { PartnerEmailChecks } from '#modules/mail/public.js';
import type { PartnerEmail } from '#kernel/partner-emails.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** Whether a partner gets an email that can be turned off. */
export class CheckPartnerEmail implements PartnerEmailChecks {
  constructor(private readonly introducers: IntroducerRepository) {}

  async isWanted(introducerId: string, email: PartnerEmail): Promise<boolean> {
    const introducer = await this.introducers.find(introducerId);
    return introducer?.wants(email) ?? false;
  }
}
