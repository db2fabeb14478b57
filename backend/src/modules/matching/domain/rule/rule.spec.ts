import { lenderRecord, type LenderTold } from '#test/panel.js';
import { MatchLenders } from '../../application/match-lenders.js';
import type { Enquiry } from './enquiry.js';
import { compilePanel } from '../panel/panel.js';

const match = (enquiry: Partial<Enquiry>, ...lenders: LenderTold[]) => {
  const panel = compilePanel(lenders.map((told) => lenderRecord(told)));
  return new MatchLenders({ current: () => Promise.resolve(panel) }).execute({
    fundingType: 'business-loans',
    amount: '100000',
    ...enquiry,
  });
};

const poor: Partial<Enquiry> = { tradingHistory: '6 months', creditScore: '350', hasAdverseCredit: 'yes' };
const established = { minTradingHistory: '36' };
const cautious = { ...established, minCreditScore: '800' };
const strict = { ...cautious, acceptsAdverseCredit: 'false' };

describe('The matching rule', () => {
  it.each([
    ['one known conflict', established, 49],
    ['two known conflicts', cautious, 34],
  ])('caps a lender with %s, with the reason', async (_what, lender, score) => {
    const { matches } = await match({ ...poor, hasAdverseCredit: 'no' }, { minAmount: '5k', ...lender });

    expect(matches[0]).toMatchObject({ score, arithmetic: { cap: score } });
  });

  it('does not raise a score to its cap', async () => {
    const { matches } = await match(poor, { ...established, excludedSectors: 'property', maxAmount: '90k' });

    expect(matches[0]?.score).toBe(48);
    expect(matches[0]?.breakdown.map(({ points }) => points)).toEqual([15, 11, 0, 7, 7, 4.5]);
    expect(matches[0]?.arithmetic).toEqual({
      points: 44.5,
      weight: 92,
      percent: (100 * 44.5) / 92,
      cap: null,
    });
  });

  it('excludes a lender with three known conflicts, as a near miss', async () => {
    const answer = await match(poor, { name: 'Strict', minAmount: '5k', ...strict });

    expect(answer.totalMatches).toBe(0);
    expect(answer.nearMisses).toEqual([
      { lender: { id: 'Strict', name: 'Strict' }, reason: 'Three or more stated criteria are not met' },
    ]);
  });

  it('omits a lender that is excluded and below the minimum score', async () => {
    const enquiry = { fundingType: 'bridging-property', propertyType: 'land', ltv: '90' };
    const lender = { productTypes: 'bridging-property', maxLtv: '50', propertyTypes: 'hmo' };

    // Without the amount (15 + 0 + 0 + 0 + 6) of 80 is 26; with half of it 40, capped because of two conflicts.
    const answer = await match(
      enquiry,
      { ...lender, name: 'Far', maxAmount: '50k' },
      { ...lender, name: 'Near', maxAmount: '90k' },
    );

    expect(answer.matches.map(({ lender: { name }, score }) => [name, score])).toEqual([['Near', 34]]);
    expect(answer.nearMisses).toEqual([]);
  });

  it('omits lenders that are inactive, unsuitable or excluded twice', async () => {
    const { totalMatches, nearMisses } = await match(
      { amount: '100000', businessSector: 'property' },
      { maxAmount: '10000', excludedSectors: 'property' },
      { isActive: 'false' },
      { productTypes: 'invoice-finance' },
      { productTypes: 'gold bars' },
    );

    expect([totalMatches, nearMisses]).toEqual([0, []]);
  });

  it('uses the first requested product that the lender offers', async () => {
    const { matches } = await match(
      { fundingType: 'invoice finance, bridging' },
      { productTypes: 'bridging, factoring' },
    );

    expect(matches[0]?.breakdown.map(({ criterion }) => criterion)).toContain('trading history');
    expect(matches[0]?.matchReasons[0]).toBe(
      'Offers Invoice Finance and Bridging Loans (Business) and Bridging Loans (Property)',
    );
  });

  it('counts a stated ‘no limit’ as a statement', async () => {
    const { matches } = await match(
      { tradingHistory: '12 months', creditScore: '700', hasAdverseCredit: 'no' },
      { maxAmount: 'no limit', minTradingHistory: 'none', minCreditScore: 'any' },
    );

    expect(matches[0]?.score).toBe(100);
  });
});
