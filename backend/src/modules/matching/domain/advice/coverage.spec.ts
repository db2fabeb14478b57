import { lenderRecord, type LenderTold } from '#test/panel.js';
import { coverageOf } from './coverage.js';
import { compilePanel } from '../panel/panel.js';

const coverage = (...lenders: LenderTold[]) => {
  const panel = compilePanel(lenders.map((lender, index) => lenderRecord({ id: String(index), ...lender })));
  return new Map(coverageOf(panel).map(({ product, ...counts }) => [product, counts]));
};

describe('coverageOf', () => {
  it('lists each product, including one without lenders', () => {
    const products = coverage({ productTypes: 'business-loans' });

    expect(products.size).toBe(9);
    expect(products.get('business-loans')).toEqual({ lenders: 1, withLimits: 0 });
    expect(products.get('btl-mortgages')).toEqual({ lenders: 0, withLimits: 0 });
  });

  it.each<[LenderTold, number]>([
    [{ maxAmount: '1m', minTradingHistory: '12', minCreditScore: '600' }, 1],
    [{ minAmount: '10k', minTradingHistory: 'none', minCreditScore: '600' }, 1],
    [{ minTradingHistory: '12', minCreditScore: '600' }, 0],
    [{ maxAmount: '1m', minCreditScore: '600' }, 0],
    [{ maxAmount: '1m', minTradingHistory: 'ages', minCreditScore: '600' }, 0],
  ])('counts for a lender of loans to trading companies with %j %d', (limits, withLimits) => {
    expect(coverage({ productTypes: 'business-loans', ...limits }).get('business-loans')).toEqual({
      lenders: 1,
      withLimits,
    });
  });

  it.each<[LenderTold, number]>([
    [{ maxAmount: '1m', maxLtv: '75' }, 1],
    [{ maxAmount: '1m', minTradingHistory: '12', minCreditScore: '600' }, 0],
    [{ maxLtv: '75' }, 0],
  ])('counts for a lender against property with %j %d', (limits, withLimits) => {
    expect(coverage({ productTypes: 'btl-mortgages', ...limits }).get('btl-mortgages')).toEqual({
      lenders: 1,
      withLimits,
    });
  });
});
