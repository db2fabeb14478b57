import { lenderRecord, type LenderTold } from '#test/panel.js';
import type { Enquiry } from '../domain/rule/enquiry.js';
import { compilePanel } from '../domain/panel/panel.js';
import { FindHints } from './find-hints.js';

const hints = (enquiry: Partial<Enquiry>, ...lenders: LenderTold[]) => {
  const panel = compilePanel(lenders.map((lender, index) => lenderRecord({ id: String(index), ...lender })));
  return new FindHints({ current: () => Promise.resolve(panel) }).execute({
    fundingType: 'business-loans',
    amount: '170000',
    tradingHistory: '36 months',
    creditScore: '700',
    hasAdverseCredit: 'no',
    ...enquiry,
  });
};

/** Nothing is unconfirmed and two criteria are close, so that a third close one prevents a strong match. */
const stated = { minTradingHistory: '48', minCreditScore: '750', maxAmount: '1m' };
const upTo = (maxAmount: string) => ({ ...stated, maxAmount });

describe('FindHints', () => {
  it('suggests the largest smaller loan with the greatest gain', async () => {
    const answer = await hints(
      {},
      upTo('100000'),
      upTo('90000'),
      upTo('86000'),
      upTo('120000'),
      upTo('84999'),
    );

    // 86,000 gains all four, 84,999 is below half the amount.
    expect(answer).toEqual([
      'If you borrowed £86,000 instead of £170,000, 4 more lenders would be a strong match.',
    ]);
  });

  it('uses the singular for one lender', async () => {
    expect(await hints({}, upTo('100000'))).toEqual([
      'If you borrowed £100,000 instead of £170,000, 1 more lender would be a strong match.',
    ]);
  });

  it('prefers the smallest change when gains are equal', async () => {
    // 95,000 also gains two, but then the last lender's minimum is out of reach.
    const answer = await hints({}, upTo('100000'), upTo('95000'), {
      ...upTo('99000'),
      minAmount: '95001',
    });

    expect(answer).toEqual([
      'If you borrowed £99,000 instead of £170,000, 2 more lenders would be a strong match.',
    ]);
  });

  it('never suggests borrowing more', async () => {
    expect(await hints({ amount: '20000' }, { minAmount: '100000', maxAmount: '500000' })).toEqual([]);
    expect(await hints({ amount: '50k-170k' }, upTo('100000'))).toEqual([]);
  });

  const bridging = {
    fundingType: 'bridging-property',
    tradingHistory: null,
    creditScore: null,
    propertyType: 'land',
  };
  const bridger = { productTypes: 'bridging-property', maxAmount: '1m', propertyTypes: 'land', maxLtv: '75' };

  it('lowers an LTV derived from amount and value together with the amount', async () => {
    const enquiry = { ...bridging, amount: '500000', propertyValue: '600000' };

    expect(await hints(enquiry, bridger, bridger)).toEqual([
      'If you reduced the LTV to 80% (borrow £480,000), 2 more lenders would be a strong match.',
    ]);
  });

  it('lowers an LTV that was entered', async () => {
    expect(await hints({ ...bridging, ltv: '81' }, bridger, { ...bridger, maxLtv: '65' })).toEqual([
      'If you reduced the LTV to 70%, 2 more lenders would be a strong match.',
    ]);
  });

  it('suggests waiting for a young business', async () => {
    expect(await hints({ tradingHistory: '6 months' }, { ...stated, minTradingHistory: '12' })).toEqual([
      "In 6 months' time, 1 more lender would be a strong match.",
    ]);
    expect(
      await hints(
        { tradingHistory: 'Startup' },
        { ...upTo('150000'), minTradingHistory: '12', acceptsStartups: 'no' },
      ),
    ).toEqual(["In 12 months' time, 1 more lender would be a strong match."]);
  });

  it('does not suggest waiting for a business of two years', async () => {
    expect(
      await hints({ tradingHistory: '24 months' }, { minTradingHistory: '36', maxAmount: '1m' }),
    ).toEqual([]);
  });

  it('has no hints when nothing helps, or nothing was entered', async () => {
    expect(await hints({}, { minCreditScore: '900', maxAmount: '1m' })).toEqual([]);
    expect(await hints({ amount: '', tradingHistory: 'ages' }, upTo('100000'))).toEqual([]);
  });

  it('returns one hint of each kind, the greatest gain first', async () => {
    const history = { minTradingHistory: '12', minCreditScore: '600' };
    const answer = await hints(
      { tradingHistory: '6 months' },
      { maxAmount: '100000', minCreditScore: '600', minTradingHistory: '6' },
      { ...history, maxAmount: '1m' },
      { ...history, maxAmount: '2m' },
    );

    expect(answer).toEqual([
      "In 6 months' time, 2 more lenders would be a strong match.",
      'If you borrowed £100,000 instead of £170,000, 1 more lender would be a strong match.',
    ]);
  });

  it('tries a limited number of amounts, evenly spread, including the smallest', async () => {
    const panel = Array.from({ length: 80 }, (_, index) => upTo(String(100_000 + index * 500)));

    const [hint] = await hints({}, ...panel);

    expect(hint).toMatch(
      /^If you borrowed £1\d\d,\d{3} instead of £170,000, \d+ more lenders would be a strong match\.$/,
    );
  });
});
