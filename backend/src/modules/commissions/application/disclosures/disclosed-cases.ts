import type { SubmissionViews } from '#modules/deals/public.js';
import type { FindIntroducer } from '#modules/introducers/public.js';
import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { termsOfCase } from '../../domain/ledger/commission-terms.js';
import type { CompletedDeal, DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';
import type { CommissionTermsRepository } from '../terms/commission-terms.repository.js';
import type { ReferredCase } from '../ledger/referred-cases.js';

/** Loads the facts that a disclosure states about a case. */
export class DisclosedCases {
  constructor(
    private readonly terms: CommissionTermsRepository,
    private readonly submissions: Pick<SubmissionViews, 'page'>,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  async of({ id, introducerId, companyName, products, submittedAt }: ReferredCase): Promise<DisclosedCase> {
    const completion = await this.completionOf(id);
    if (introducerId === null) return { companyName, partner: null, completion };
    const submitted = { at: submittedAt, day: londonIsoDay(submittedAt) };
    const terms = termsOfCase(await this.terms.findOf(introducerId), products, submitted);
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
