import { Injectable } from '@nestjs/common';
import { FindIntroducer, FollowReferralLink, IntroducerLists } from '#modules/introducers/public.js';
import type { Partners, Partner } from '../../application/partners.js';

@Injectable()
export class IntroducerPartners implements Partners {
  constructor(
    private readonly findIntroducer: FindIntroducer,
    private readonly followReferralLink: FollowReferralLink,
    private readonly introducers: IntroducerLists,
  ) {}

  async find(introducerId: string): Promise<Partner | null> {
    const introducer = await this.findIntroducer.execute(introducerId);
    if (!introducer) return null;
    const { caseMails, emailConfirmed, suspended } = introducer;
    return { ...introducer, caseMails: caseMails && emailConfirmed && !suspended };
  }

  companyNames(introducerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.introducers.companyNames(introducerIds);
  }

  async idByLink(token: string): Promise<string | null> {
    const referrer = await this.followReferralLink.execute(token);
    return referrer?.introducerId ?? null;
  }
}
