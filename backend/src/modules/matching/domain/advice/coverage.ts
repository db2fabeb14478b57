import { isLimitField, type LimitField } from '#kernel/lending/lender-fields.js';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import { CRITERIA, type Criterion } from '../rule/criteria.js';
import { readFacts } from '../rule/enquiry.js';
import { requestsOf, requestTo } from '../rule/funding-request.js';
import type { CompiledPanel } from '../panel/panel.js';

/** Lenders for a product. */
export interface ProductCoverage {
  readonly product: ProductKey;
  /** Active lenders that offer it. */
  readonly lenders: number;
  /** Of these, the lenders whose limits the rule can check: nothing relevant is unconfirmed. */
  readonly withLimits: number;
}

/** Criteria that compare figures, with their fields. */
const LIMITED = CRITERIA.map((criterion: Criterion) => ({
  criterion,
  limits: criterion.about.filter(isLimitField),
})).filter(({ limits }) => limits.length > 0);

const statesOneOf = (limits: readonly LimitField[], lender: CompiledLender): boolean =>
  limits.some((limit) => lender[limit].stated);

/** The number of lenders for each product, for an enquiry without other answers. */
export const coverageOf = (panel: CompiledPanel): readonly ProductCoverage[] =>
  PRODUCT_KEYS.map((product) => {
    const requests = requestsOf(readFacts({ fundingType: product, amount: '' }));
    let lenders = 0;
    let withLimits = 0;
    for (const lender of panel) {
      const request = requestTo(requests, lender);
      if (!request) continue;
      lenders += 1;
      if (
        LIMITED.every(
          ({ criterion, limits }) => !criterion.relevant(request, lender) || statesOneOf(limits, lender),
        )
      )
        withLimits += 1;
    }
    return { product, lenders, withLimits };
  });
