import { Injectable } from '@nestjs/common';
import { FindIntroducer, FollowReferralLink, IntroducerViews } from '#modules/introducers/public.js';
import type { Partners, Partner } from '../../application/cases/partners.js';

@Injectable()
export class IntroducerPartners implements Partners {
  constructor(
    private readonly findIntroducer: FindIntroducer,
    private readonly followReferralLink: FollowReferralLink,
    private readonly introducers: IntroducerViews,
  ) {}

  find(introducerId: string): Promise<Partner | null> {
    return this.findIntroducer.execute(introducerId);
  }

  companyNames(introducerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.introducers.companyNames(introducerIds);
  }

  async idByLink(token: string): Promise<string | null> {
    const referrer = await this.followReferralLink.execute(token);
    return referrer?.introducerId ?? null;
  }
}
