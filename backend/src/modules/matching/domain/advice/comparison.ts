import type { CompiledLender } from '../panel/compiled-lender.js';
import { CRITERIA, type Criterion, type CriterionName } from '../rule/criteria.js';
import type { Facts } from '../rule/enquiry.js';
import { requestsOf, requestTo, type FundingRequest } from '../rule/funding-request.js';
import type { CompiledPanel } from '../panel/panel.js';
import { statedAbout } from '../panel/statements.js';

/** A criterion in words, for lenders to be compared by. */
export interface CriterionStatement {
  readonly criterion: CriterionName;
  /** What the lender states about it, whatever is asked: 'Minimum amount: £25,000'; null where it states nothing. */
  readonly stated: string | null;
  /** How that stands to what is asked; null where there is nothing to say, or the criterion does not matter to it. */
  readonly sentence: string | null;
}

export interface ComparedLender {
  readonly lenderId: string;
  /** All criteria, in the table's order. */
  readonly statements: readonly CriterionStatement[];
}

/** These lenders in the order of the ids; one that is not on the panel or does not offer what is asked is left out. */
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
