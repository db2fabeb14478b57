import type { LenderRecord } from '../../src/modules/matching/domain/lender.js';

const FLAGS = [
  'acceptsAdverseCredit',
  'acceptsStartups',
  'acceptsRefurbProjects',
  'acceptsDevelopmentProjects',
] as const;

type Statements = Partial<Omit<LenderRecord, 'notStated'>>;

/** A lender that states only what it is told to; a flag that is not given is not stated. */
export const lenderRecord = (statements: Statements = {}): LenderRecord => ({
  id: statements.name ?? 'a lender',
  name: 'A lender',
  description: null,
  productTypes: 'business-loans',
  minAmount: null,
  maxAmount: null,
  interestRate: null,
  minTradingHistory: null,
  minCreditScore: null,
  acceptsAdverseCredit: 'false',
  acceptsStartups: 'false',
  minLtv: null,
  maxLtv: null,
  propertyTypes: null,
  acceptsRefurbProjects: 'true',
  acceptsDevelopmentProjects: 'true',
  preferredSectors: null,
  excludedSectors: null,
  coverageAreas: null,
  contactEmail: null,
  contactPhone: null,
  website: null,
  isActive: 'true',
  ...statements,
  notStated: FLAGS.filter((flag) => statements[flag] === undefined),
});

export const alba = lenderRecord({
  name: 'Alba',
  productTypes: 'Business Loans, Invoice Finance',
  minAmount: '£25,000',
  maxAmount: '£500,000',
  minTradingHistory: '24 months',
  minCreditScore: '650',
  acceptsAdverseCredit: 'false',
  acceptsStartups: 'false',
  preferredSectors: 'retail, technology',
  coverageAreas: 'UK',
});

export const brisk = lenderRecord({
  name: 'Brisk',
  productTypes: 'business-loans,merchant-cash-advance',
  minAmount: '5000',
  maxAmount: '100000',
  minTradingHistory: '6',
  minCreditScore: '500',
  acceptsAdverseCredit: 'true',
  acceptsStartups: 'false',
  coverageAreas: 'England and Wales',
});

export const clyde = lenderRecord({
  name: 'Clyde',
  minAmount: '£10k',
  maxAmount: '£150k',
  minCreditScore: '550',
  acceptsStartups: 'true',
  excludedSectors: 'property',
});

export const dundas = lenderRecord({ name: 'Dundas' });

export const forth = lenderRecord({
  name: 'Forth',
  productTypes: 'Bridging Finance',
  minAmount: '100000',
  maxAmount: '5m',
  maxLtv: '70',
  propertyTypes: 'residential, mixed-use',
  coverageAreas: 'UK',
});

export const examplePanel = [alba, brisk, clyde, dundas, forth];
