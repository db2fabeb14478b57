/** A lender as an admin submits it: the application of `answers.ts` meets all its criteria. */
export const statedLender = {
  name: 'Alba',
  productTypes: 'business-loans',
  minAmount: '25000',
  maxAmount: '500000',
  minTradingHistory: '24',
  minCreditScore: '650',
  acceptsAdverseCredit: 'no',
  acceptsStartups: 'no',
  preferredSectors: 'retail',
  coverageAreas: 'UK',
};
