import type { FindIntroducer } from '#modules/introducers/public.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { termsOfCase } from '../../domain/ledger/commission-terms.js';
import type { DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';
import type { CommissionTermsRepository } from '../terms/commission-terms.repository.js';
import type { Deals } from '../ledger/deals.js';
import type { ReferredCase } from '../ledger/referred-cases.js';

/** What there is to disclose of cases. */
export class DisclosedCases {
  constructor(
    private readonly terms: CommissionTermsRepository,
    private readonly deals: Deals,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  async of({ id, introducerId, companyName, products, submittedAt }: ReferredCase): Promise<DisclosedCase> {
    const completion = await this.deals.completionOf(id);
    if (introducerId === null) return { companyName, partner: null, completion };
    const submitted = { at: submittedAt, day: londonIsoDay(submittedAt) };
    const terms = termsOfCase(await this.terms.findOf(introducerId), products, submitted);
    const { companyName: partner } = await this.findIntroducer.get(introducerId);
    return { companyName, partner: { companyName: partner, terms }, completion };
  }
}
