import type { LenderField } from '#kernel/lending/lender-fields.js';
import { isSameStatement, formatStatement } from './same-statement.js';

describe('Equal statements', () => {
  it.each<[LenderField, string, string]>([
    ['minAmount', '£1,000.00', '1000'],
    ['maxAmount', 'up to £5m', '5,000,000'],
    ['maxAmount', 'No max', 'unlimited'],
    ['minTradingHistory', '2 years', '24 months'],
    ['minCreditScore', '650+', '650'],
    ['maxLtv', '70%', '70'],
    ['productTypes', 'Term loans; MCA', 'merchant-cash-advance, business-loans'],
    ['coverageAreas', 'England, Wales', 'Wales; England'],
    ['contactPhone', '020 7946 0000', '+44 (0)20 7946 0000'],
    ['website', 'https://www.alba.co.uk/', 'http://alba.co.uk'],
    ['contactEmail', 'Desk@alba.co.uk', 'desk@alba.co.uk'],
  ])('treats two notations of a %s as equal: %s and %s', (field, one, other) => {
    expect(isSameStatement(field, one, other)).toBe(true);
  });

  it.each<[LenderField, string, string]>([
    ['minAmount', '£1,000', '£1,001'],
    ['maxLtv', '70%', '75%'],
    ['productTypes', 'MCA', 'MCA, term loan'],
    ['coverageAreas', 'England', 'Wales'],
    ['acceptsStartups', 'true', 'false'],
    ['minAmount', 'ask', 'call us'],
  ])('detects a difference in the %s: %s and %s', (field, one, other) => {
    expect(isSameStatement(field, one, other)).toBe(false);
  });

  it.each<[LenderField, string, string]>([
    ['minAmount', '25k', '£25,000'],
    ['maxAmount', 'none', 'no limit'],
    ['minTradingHistory', '24', '2 years'],
    ['maxLtv', '70', '70%'],
    ['acceptsStartups', 'false', 'No'],
    ['interestRate', 'from 6%', '“from 6%”'],
  ])('formats a %s of %j as %s', (field, text, said) => {
    expect(formatStatement(field, text)).toBe(said);
  });
});
