import type { PartnerEmail } from '#kernel/partner-emails.js';

/** What partners have chosen, asked at the moment of sending. */
export abstract class PartnerEmailChecks {
  /** Also false for a partner who is gone or suspended, or whose address is not confirmed. */
  abstract isWanted(introducerId: string, email: PartnerEmail): Promise<boolean>;
}
