import type { Nation } from '#shared/domain/nation.js';
import { productFamily, type ProductFamily, type ProductKey } from '#shared/domain/product.js';
import type { Facts } from './enquiry.js';
import type { CompiledLender } from './compiled-lender.js';
import { loanToValue } from './loan-to-value.js';

/** The facts as one family of products looks at them. */
export interface Ask extends Facts {
  readonly family: ProductFamily;
  readonly ltv: number | 'unknown';
  /** Where the money is wanted: the property's nation for property products, else the company's. */
  readonly region: Nation | 'unknown';
}

/** Each asked product with the way it looks at the facts, in the order asked. */
export type Asks = ReadonlyMap<ProductKey, Ask>;

const askFor = (family: ProductFamily, facts: Facts): Ask => ({
  ...facts,
  family,
  ltv: loanToValue(facts)?.percent ?? 'unknown',
  region: (family === 'property' ? facts.propertyNation : null) ?? facts.registeredNation ?? 'unknown',
});

export const asksOf = (facts: Facts): Asks => {
  const asks: Record<ProductFamily, Ask> = {
    'cash-flow': askFor('cash-flow', facts),
    property: askFor('property', facts),
  };
  return new Map(facts.products.map((product) => [product, asks[productFamily(product)]]));
};

/** How to put the enquiry to this lender: the first asked product that it offers decides; undefined when none. */
export const askOf = (asks: Asks, lender: CompiledLender): Ask | undefined => {
  for (const [product, ask] of asks) if (lender.products.has(product)) return ask;
  return undefined;
};

export const asksForProperty = ({ products }: Facts): boolean =>
  products.some((product) => productFamily(product) === 'property');
