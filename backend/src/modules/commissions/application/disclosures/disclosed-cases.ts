import type { SubmissionView, SubmissionViews } from '#modules/deals/public.js';
import type { FindIntroducer } from '#modules/introducers/public.js';
import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import type {
  CompletedDeal,
  DisclosedCase,
  OfferToDisclose,
} from '../../domain/disclosures/disclosure-wording.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import type { ReferredCase } from '../referred-cases.js';

/** Loads the facts that a disclosure states about a case. */
export class DisclosedCases {
  constructor(
    private readonly findTerms: FindTermsOfCase,
    private readonly submissions: Pick<SubmissionViews, 'page'>,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  async of(about: ReferredCase): Promise<DisclosedCase> {
    const { id, introducerId, companyName } = about;
    const { items } = await this.submissions.page({
      applicationId: id,
      sort: 'oldest',
      limit: MAX_LIST_LENGTH,
    });
    const deal = { companyName, completion: completionAmong(items), offers: sharedAmong(items) };
    if (introducerId === null) return { ...deal, partner: null };
    const terms = await this.findTerms.execute(about);
    const { companyName: partner } = await this.findIntroducer.get(introducerId);
    return { ...deal, partner: { companyName: partner, terms } };
  }
}

/** The completion that was not reversed; null if there is none. */
const completionAmong = (submissions: readonly SubmissionView[]): CompletedDeal | null => {
  const found = submissions.find(({ completion }) => completion !== null);
  if (!found?.completion) return null;
  const accepted = found.offers.find(({ acceptedAt }) => acceptedAt !== null);
  return { ...found.completion, lender: found.lender.name, offerId: accepted?.id ?? null };
};

const OPEN_STATES: readonly SubmissionView['state'][] = ['info_requested', 'offered', 'accepted'];

const sharedAmong = (submissions: readonly SubmissionView[]): readonly OfferToDisclose[] =>
  submissions
    .filter(({ state }) => OPEN_STATES.includes(state))
    .flatMap(({ lender, offers }) =>
      offers
        .filter(({ sharedAt, withdrawnAt }) => sharedAt !== null && withdrawnAt === null)
        .map(({ id, amountPence, brokerCommissionPence, brokerCommissionBasis }) => ({
          offerId: id,
          lender: lender.name,
          amountPence,
          brokerCommissionPence,
          brokerCommissionBasis,
        })),
    );
