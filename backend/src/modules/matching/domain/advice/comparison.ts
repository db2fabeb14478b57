import type { CompiledLender } from '../panel/compiled-lender.js';
import { CRITERIA, type Criterion, type CriterionName } from '../rule/criteria.js';
import type { Facts } from '../rule/enquiry.js';
import { requestsOf, requestTo, type FundingRequest } from '../rule/funding-request.js';
import type { CompiledPanel } from '../panel/panel.js';
import { statedAbout } from '../panel/statements.js';

/** A criterion in words, for comparing lenders. */
export interface CriterionStatement {
  readonly criterion: CriterionName;
  /** The lender's statement, independent of the enquiry: 'Minimum amount: £25,000'; null without one. */
  readonly stated: string | null;
  /** Its result for the enquiry; null if there is nothing to say, or the criterion is not relevant. */
  readonly sentence: string | null;
}

export interface ComparedLender {
  readonly lenderId: string;
  /** All criteria, in the table's order. */
  readonly statements: readonly CriterionStatement[];
}

/**
 * Compares these lenders in the order of the ids; omits those that are not on the panel or do not offer the product.
 */
export const compareLenders = (
  facts: Facts,
  panel: CompiledPanel,
  ids: readonly string[],
): readonly ComparedLender[] => {
  const requests = requestsOf(facts);
  return ids.flatMap((id) => {
    const lender = panel.find(({ card }) => card.id === id);
    const request = lender && requestTo(requests, lender);
    return request ? [{ lenderId: id, statements: statementsOf(request, lender) }] : [];
  });
};

const statementsOf = (request: FundingRequest, lender: CompiledLender): readonly CriterionStatement[] =>
  CRITERIA.map((criterion) => ({
    criterion: criterion.name,
    stated: statedAbout(criterion.about, lender),
    sentence: sentenceOn(criterion, request, lender),
  }));

const sentenceOn = (criterion: Criterion, request: FundingRequest, lender: CompiledLender): string | null =>
  criterion.relevant(request, lender)
    ? (criterion.assess(request, lender).sentence?.(request, lender) ?? null)
    : null;
