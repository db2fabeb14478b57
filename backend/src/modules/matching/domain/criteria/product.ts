import { productTitle } from '#kernel/lending/product.js';
import { met, type Assess } from '../rule/finding.js';

const offers = met(({ products }, lender) => {
  const offered = products.filter((product) => lender.products.has(product));
  return `Offers ${offered.map(productTitle).join(' and ')}`;
});

/** Met by definition: lenders that offer none of the asked products are not assessed at all. */
export const assessProduct: Assess = () => offers;
