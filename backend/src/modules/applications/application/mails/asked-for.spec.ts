import { askedFor } from './asked-for.js';

describe('askedFor', () => {
  it.each([
    ['asset-finance', '100000', 'Asset Finance, £100,000'],
    ['business-loans', '50k-100k', 'Business Loans, £50,000 to £100,000'],
    ['asset-finance', '£120,000', 'Asset Finance, £120,000'],
    ['Property Mortgage', '540000', 'Property Mortgage, £540,000'],
    ['asset-finance', 'Win big at example.com', 'Asset Finance'],
  ])('names %s of %s as %s', (fundingType, amount, shown) => {
    expect(askedFor({ fundingType, amount })).toBe(shown);
  });
});
