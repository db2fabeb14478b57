import { ANSWERS } from '@/api/answers';
import { fundingTypes } from '@/shared/application-answers/funding-types';

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

describe('Choices', () => {
  it('offers the nine funding types', () => {
    expect(values(fundingTypes)).toEqual([
      'business-loans',
      'invoice-finance',
      'asset-finance',
      'merchant-cash-advance',
      'bridging-business',
      'commercial-mortgage',
      'bridging-property',
      'development-finance',
      'btl-mortgages',
    ]);
  });

  it('offers the amounts, the last one open-ended', () => {
    expect(values(ANSWERS.amount.choices)).toEqual([
      '10000',
      '25000',
      '50000',
      '100000',
      '250000',
      '500000',
      '1000000',
      '2000000',
    ]);
    expect(labels(ANSWERS.amount.choices).at(-1)).toBe('£2,000,000+');
  });

  it('offers the trading histories and turnovers', () => {
    expect(values(ANSWERS.tradingHistory.choices)).toEqual([
      'Startup',
      '6 months',
      '12 months',
      '24 months',
      '36 months',
      '48 months',
    ]);
    expect(values(ANSWERS.annualTurnover.choices)).toEqual([
      '0-50k',
      '50k-100k',
      '100k-250k',
      '250k-500k',
      '500k-1m',
      '1m+',
    ]);
  });

  it('offers the credit bands with their numbers', () => {
    expect(ANSWERS.creditScore.choices).toEqual([
      { value: '350', label: 'Poor (0-450)' },
      { value: '550', label: 'Fair (450-650)' },
      { value: '700', label: 'Good (650-750)' },
      { value: '850', label: 'Excellent (750+)' },
    ]);
    expect(values(ANSWERS.hasAdverseCredit.choices)).toEqual(['yes', 'no']);
  });

  it('offers the sectors, property types and loan-to-value bands', () => {
    expect(values(ANSWERS.businessSector.choices)).toEqual([
      'retail',
      'hospitality',
      'construction',
      'professional-services',
      'manufacturing',
      'technology',
      'property',
      'healthcare',
      'other',
    ]);
    expect(values(ANSWERS.propertyType.choices)).toEqual([
      'residential',
      'commercial',
      'mixed-use',
      'industrial',
      'hmo',
      'land',
    ]);
    expect(labels(ANSWERS.ltv.choices)).toEqual([
      'Up to 50%',
      'Up to 60%',
      'Up to 70%',
      'Up to 75%',
      'Up to 80%',
    ]);
  });
});
