/** A lender as an admin sends it: one whose criteria the application of `answers.ts` meets in full. */
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
