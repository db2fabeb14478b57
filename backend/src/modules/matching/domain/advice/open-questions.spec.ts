import { lenderRecord, type LenderTold } from '#test/panel.js';
import { readFacts, type Enquiry } from '../rule/enquiry.js';
import { matchPanel } from '../rule/match.js';
import { compilePanel } from '../panel/panel.js';

const bridging: Enquiry = { fundingType: 'bridging-property', amount: '500000' };

const named = (count: number, told: LenderTold) =>
  Array.from({ length: count }, (_, index) =>
    lenderRecord({ productTypes: 'bridging-property', name: `${JSON.stringify(told)} ${index}`, ...told }),
  );

const questions = (enquiry: Enquiry, ...lenders: ReturnType<typeof named>[]) =>
  matchPanel(readFacts(enquiry), compilePanel(lenders.flat()), 1).questions;

describe('OpenQuestions', () => {
  it('counts the matching lenders that state an unanswered criterion, highest first', () => {
    const found = questions(bridging, named(3, { maxLtv: '70' }), named(2, { propertyTypes: 'residential' }));

    expect(found).toEqual([
      { answer: 'ltv', criterion: 'LTV', lenders: 3 },
      { answer: 'propertyType', criterion: 'property type', lenders: 2 },
    ]);
  });

  it('orders equal counts by weight in the rule', () => {
    const loan: Enquiry = { fundingType: 'business-loans', amount: '100000' };
    const told = {
      productTypes: 'business-loans',
      minCreditScore: '600',
      minTradingHistory: '24',
      acceptsAdverseCredit: 'false',
      preferredSectors: 'retail',
    };

    // Credit score and adverse credit have the same weight: the table's order decides.
    expect(questions(loan, named(2, told)).map(({ answer }) => answer)).toEqual([
      'tradingHistory',
      'creditScore',
      'hasAdverseCredit',
    ]);
  });

  it('does not ask about answered criteria', () => {
    const lenders = named(2, { maxLtv: '70', propertyTypes: 'residential', preferredSectors: 'retail' });
    const enquiry = {
      ...bridging,
      propertyValue: '1000000',
      propertyType: 'castle',
      businessSector: 'other',
    };

    expect(questions(enquiry, lenders)).toEqual([]);
  });

  it.each<[string, LenderTold]>([
    ['does not state the criterion', {}],
    ['is no match', { minCreditScore: '600', maxAmount: '10000' }],
    ['accepts either answer', { acceptsAdverseCredit: 'true' }],
  ])('omits a lender that %s', (_why, told) => {
    const loan: Enquiry = { fundingType: 'business-loans', amount: '100000' };

    expect(questions(loan, named(1, { productTypes: 'business-loans', ...told }))).toEqual([]);
  });
});
