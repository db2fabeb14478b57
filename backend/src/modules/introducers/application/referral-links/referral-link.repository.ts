import type { Introducer } from '../../domain/introducer.js';
import type { ReferralLink } from '../../domain/referral-link.js';

export abstract class ReferralLinkRepository {
  /** The partner's own; null before the first. */
  abstract find(introducerId: string): Promise<ReferralLink | null>;
  /** In place of the one that the partner had. */
  abstract replace(link: ReferralLink): Promise<void>;
  /** Whose link it is; null for one that was replaced, or never was one. */
  abstract findOwner(token: string): Promise<Introducer | null>;
}
