import { figureOf } from '@/pages/product/figure-of';
import { products } from '@/shared/site/products';

describe('figureOf', () => {
  it.each([
    ['from 4.9% APR', 'from', '4.9%', 'APR'],
    ['up to 90% of invoice value', 'up to', '90%', 'of invoice value'],
    ['factor rate 1.1-1.5', 'factor rate', '1.1-1.5', ''],
    ['£5K-£500K', '', '£5K-£500K', ''],
    ['2-7 days', '', '2-7', 'days'],
    ['same day', '', 'same day', ''],
  ])('finds the figure in %s', (text, before, figure, after) => {
    expect(figureOf(text)).toEqual({ before, figure, after });
  });

  it('keeps every letter of each fact', () => {
    for (const text of products.flatMap(({ rate, amount, time }) => [rate, amount, time])) {
      const { before, figure, after } = figureOf(text);
      expect([before, figure, after].filter(Boolean).join(' ')).toBe(text);
    }
  });
});
