import { limitsOf } from '#modules/lenders/domain/lender-limits.js';
import type { Enquiry } from '#modules/matching/domain/rule/enquiry.js';
import type { LenderRecord } from '#modules/matching/domain/panel/lender.js';
import { ACCEPTS_FLAGS } from '#kernel/lending/lender-fields.js';
import { NOTHING_STATED, type LenderTexts } from '#kernel/lending/lender-texts.js';

export type LenderTold = Partial<LenderTexts & { readonly id: string }>;

/** The lender with other statements. */
export const restated = (lender: Omit<LenderRecord, 'limits'>, told: LenderTold): LenderRecord => {
  const texts = { ...lender, ...told };
  return { ...texts, limits: limitsOf(texts) };
};

/** A lender with only these statements; omitted flags are not stated. */
export const lenderRecord = (told: LenderTold = {}): LenderRecord => {
  const name = told.name ?? 'A lender';
  const notStated = ACCEPTS_FLAGS.filter((flag) => told[flag] === undefined);
  return restated(
    { ...NOTHING_STATED, id: told.name ?? 'a lender', name, productTypes: 'business-loans', notStated },
    told,
  );
};

/** A loan that leaves only the company's location open. */
export const loanEnquiry = {
  fundingType: 'business-loans',
  amount: '100000',
  tradingHistory: '36 months',
  creditScore: '700',
  hasAdverseCredit: 'no',
  businessSector: 'retail',
} satisfies Enquiry;

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
