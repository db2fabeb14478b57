import { FUNDING_TYPES, readFundingType } from './funding-type.js';

describe('Funding type', () => {
  it.each([
    ['business-loans', ['business-loans']],
    ['BUSINESS-LOANS', ['business-loans']],
    ['Business Loan', ['business-loans']],
    ['property mortgage', ['commercial-mortgage', 'btl-mortgages']],
    [' Bridging Finance ', ['bridging-business', 'bridging-property']],
  ])('reads %s as %j', (text, products) => {
    expect(readFundingType(text)).toEqual(products);
  });

  it.each(['', 'loan', 'bridging', 'business-loans, asset-finance', '__proto__', 'constructor'])(
    'does not offer %j as an option',
    (text) => {
      expect(readFundingType(text)).toBeNull();
    },
  );

  it('offers nine slugs and six partner labels', () => {
    expect(FUNDING_TYPES).toHaveLength(15);
  });
});
