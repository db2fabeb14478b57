import type { Nation } from '#kernel/lending/nation.js';
import { productFamily, type ProductFamily, type ProductKey } from '#kernel/lending/product.js';
import type { Facts } from './enquiry.js';
import type { CompiledLender } from '../panel/compiled-lender.js';
import { loanToValue } from './loan-to-value.js';

/** The facts as one family of products sees them. */
export interface FundingRequest extends Facts {
  readonly family: ProductFamily;
  readonly ltv: number | 'unknown';
  /** The location: the property's nation for property products, else the company's. */
  readonly region: Nation | 'unknown';
}

/** Each product sought with its view of the facts, in the order sought. */
export type FundingRequests = ReadonlyMap<ProductKey, FundingRequest>;

const requestOf = (family: ProductFamily, facts: Facts): FundingRequest => ({
  ...facts,
  family,
  ltv: loanToValue(facts)?.percent ?? 'unknown',
  region: (family === 'property' ? facts.propertyNation : null) ?? facts.registeredNation ?? 'unknown',
});

export const requestsOf = (facts: Facts): FundingRequests => {
  const requests: Record<ProductFamily, FundingRequest> = {
    'cash-flow': requestOf('cash-flow', facts),
    property: requestOf('property', facts),
  };
  return new Map(facts.products.map((product) => [product, requests[productFamily(product)]]));
};

/** The request for this lender: the first product sought that it offers decides; undefined without one. */
export const requestTo = (requests: FundingRequests, lender: CompiledLender): FundingRequest | undefined => {
  for (const [product, request] of requests) if (lender.products.has(product)) return request;
  return undefined;
};

export const isForProperty = ({ products }: Facts): boolean =>
  products.some((product) => productFamily(product) === 'property');
