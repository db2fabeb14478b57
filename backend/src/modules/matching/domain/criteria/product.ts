import { productTitle } from '#kernel/lending/product.js';
import { met, type Assess } from '../rule/finding.js';

const offers = met(({ products }, lender) => {
  const offered = products.filter((product) => lender.products.has(product));
  return `Offers ${offered.map(productTitle).join(' and ')}`;
});

/** Met by definition: lenders without any of the products sought are not assessed. */
export const assessProduct: Assess = () => offers;
