import type { PartnerEmail } from '#kernel/partner-emails.js';

/** Partners' choices, checked when sending. */
export abstract class PartnerEmailChecks {
  /** Also false for a deleted or suspended partner, and for an unconfirmed address. */
  abstract isWanted(introducerId: string, email: PartnerEmail): Promise<boolean>;
}
