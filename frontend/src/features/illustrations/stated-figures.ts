import { productOf, type ProductSlug } from '@/shared/site/products';

const UNIT: Record<string, number> = { K: 1_000, M: 1_000_000 };

/** A product's stated limits ('£5K-£500K'), which its illustration never exceeds. */
export function statedAmounts(slug: ProductSlug): { from: number; to: number } {
  const amounts = [...productOf(slug).amount.matchAll(/£(\d+)([KM])/g)];
  const [from = 0, to = 0] = amounts.map(([, digits, unit = '']) => Number(digits) * (UNIT[unit] ?? 1));
  return { from, to };
}

/** A product's stated rates: the lowest for 'from 4.9% APR', both for 'factor rate 1.1-1.5'. */
export function statedRates(slug: ProductSlug): { from: number; to: number } {
  const [from = 0, to = from] = (productOf(slug).rate.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return { from, to };
}
