import type { SubmissionViews } from '#modules/deals/public.js';
import type { FindIntroducer } from '#modules/introducers/public.js';
import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import type { CompletedDeal, DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import type { ReferredCase } from '../ledger/referred-cases.js';

/** Loads the facts that a disclosure states about a case. */
export class DisclosedCases {
  constructor(
    private readonly findTerms: FindTermsOfCase,
    private readonly submissions: Pick<SubmissionViews, 'page'>,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  async of(about: ReferredCase): Promise<DisclosedCase> {
    const { id, introducerId, companyName } = about;
    const completion = await this.completionOf(id);
    if (introducerId === null) return { companyName, partner: null, completion };
    const terms = await this.findTerms.execute(about);
    const { companyName: partner } = await this.findIntroducer.get(introducerId);
    return { companyName, partner: { companyName: partner, terms }, completion };
  }

  /** The one that stands; null where none does. */
  private async completionOf(applicationId: string): Promise<CompletedDeal | null> {
    const { items } = await this.submissions.page({ applicationId, limit: MAX_LIST_LENGTH });
    const found = items.find(({ completion }) => completion !== null);
    return found?.completion ? { ...found.completion, lender: found.lender.name } : null;
  }
}
