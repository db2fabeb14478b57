import type { ReferralLinkRepository } from './referral-link.repository.js';

/** The partner of a link, as its clients see it. */
export interface Referrer {
  readonly introducerId: string;
  readonly companyName: string;
  readonly contactName: string;
}

export class FollowReferralLink {
  constructor(private readonly links: ReferralLinkRepository) {}

  /** Null for a replaced link, and while its partner is suspended. */
  async execute(token: string): Promise<Referrer | null> {
    const owner = await this.links.findOwner(token);
    if (!owner || owner.isSuspended) return null;
    const { id, companyName, contactName } = owner;
    return { introducerId: id, companyName, contactName };
  }
}
