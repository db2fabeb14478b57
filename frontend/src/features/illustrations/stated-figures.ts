import { productOf, type ProductSlug } from '@/shared/site/products';

const UNIT: Record<string, number> = { K: 1_000, M: 1_000_000 };

/** The limits that a product states ('£5K-£500K'), so that its illustration never leaves them. */
export function statedAmounts(slug: ProductSlug): { from: number; to: number } {
  const amounts = [...productOf(slug).amount.matchAll(/£(\d+)([KM])/g)];
  const [from = 0, to = 0] = amounts.map(([, digits, unit = '']) => Number(digits) * (UNIT[unit] ?? 1));
  return { from, to };
}

/** The numbers of a product's rate: the lowest for 'from 4.9% APR', both ends for 'factor rate 1.1-1.5'. */
export function statedRates(slug: ProductSlug): { from: number; to: number } {
  const [from = 0, to = from] = (productOf(slug).rate.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return { from, to };
}
