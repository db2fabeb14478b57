import { formatAnswer } from '@/shared/application-answers/format-answer';

describe('formatAnswer', () => {
  it.each([
    ['fundingType', 'bridging-property', 'Bridging Loans (Property)'],
    ['amount', '2000000', '£2,000,000+'],
    ['amount', '10k-50k', '£10,000 to £50,000'],
    ['amount', '48500', '£48,500'],
    ['amount', 'about £50k', 'about £50k'],
    ['tradingHistory', '0-6m', 'Up to 6 months'],
    ['tradingHistory', '36 months', '36 months'],
    ['annualTurnover', '1m+', '£1,000,000 or more'],
    ['creditScore', '700', 'Good (650-750)'],
    ['hasAdverseCredit', 'no', 'No'],
    ['businessSector', 'professional-services', 'Professional services'],
    ['propertyType', 'hmo', 'HMO'],
    ['ltv', '70', 'Up to 70%'],
    ['ltv', '72.5%', '72.5%'],
    ['purpose', 'no', 'no'],
    ['employees', '50', '50'],
  ])('%s %s is shown as %s', (name, answer, words) => {
    expect(formatAnswer(name, answer)).toBe(words);
  });

  it.each([
    ['businessSector', 'manufacturing', 'Manufacturing'],
    ['amount', '2000000', '£2,000,000'],
    ['creditScore', '700', '700'],
    ['ltv', '70', '70'],
  ])('%s %s of a partner is shown as %s', (name, answer, words) => {
    expect(formatAnswer(name, answer, { byPartner: true })).toBe(words);
  });
});
