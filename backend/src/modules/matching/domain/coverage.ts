import { PRODUCT_KEYS, productFamily, type ProductFamily, type ProductKey } from '#shared/domain/product.js';
import type { CompiledLender } from './compiled-lender.js';
import type { CompiledPanel } from './panel.js';

/** Who lends for a product. */
export interface ProductCoverage {
  readonly product: ProductKey;
  /** Active lenders that offer it. */
  readonly lenders: number;
  /** Those of them whose limits the rule can check for it: nothing that it would ask them is unconfirmed. */
  readonly withLimits: number;
}

const statesRange = ({ minAmount, maxAmount }: CompiledLender): boolean =>
  minAmount.stated || maxAmount.stated;

/** The limits that the rule compares an enquiry of each family with. */
const STATES_LIMITS: Readonly<Record<ProductFamily, (lender: CompiledLender) => boolean>> = {
  'cash-flow': (lender) =>
    statesRange(lender) && lender.minTradingHistory.stated && lender.minCreditScore.stated,
  property: (lender) => statesRange(lender) && (lender.minLtv.stated || lender.maxLtv.stated),
};

/** How many lenders stand behind each product. */
export const coverageOf = (panel: CompiledPanel): readonly ProductCoverage[] =>
  PRODUCT_KEYS.map((product) => {
    const offering = panel.filter(({ products }) => products.has(product));
    const withLimits = offering.filter(STATES_LIMITS[productFamily(product)]).length;
    return { product, lenders: offering.length, withLimits };
  });
