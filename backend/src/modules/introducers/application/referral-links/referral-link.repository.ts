import type { Introducer } from '../../domain/introducer.js';
import type { ReferralLink } from '../../domain/referral-link.js';

export abstract class ReferralLinkRepository {
  /** The partner's own; null before the first. */
  abstract find(introducerId: string): Promise<ReferralLink | null>;
  /** Replaces the partner's link. */
  abstract replace(link: ReferralLink): Promise<void>;
  /** The partner of the link; null for a replaced or unknown one. */
  abstract findOwner(token: string): Promise<Introducer | null>;
}
