import type { Offer } from '@/features/deals/deals-api';

/** A formal offer of £125,000 over five years, with the figures that a total cost gives; null costs as one that depends on use. */
export const buildOffer = (
  id: string,
  totalCostPence: number | null,
  changes: Partial<Offer> = {},
): Offer => ({
  id,
  submissionId: 's1',
  kind: 'formal',
  amountPence: 12_500_000,
  termMonths: 60,
  rateKind: 'annual',
  rate: 8.95,
  repayment: 'amortising',
  arrangementFeePence: 250_000,
  brokerFeePence: 0,
  otherFeesPence: 0,
  exitFeePence: 0,
  expiresOn: '2026-12-04',
  conditions: null,
  brokerCommissionPence: null,
  brokerCommissionBasis: 'unknown',
  sharedAt: null,
  withdrawnAt: null,
  chosenByApplicantAt: null,
  acceptedAt: null,
  createdAt: '2026-11-25T09:30:00.000Z',
  updatedAt: '2026-11-25T09:30:00.000Z',
  figures: {
    monthlyPaymentPence: totalCostPence === null ? null : 259_176,
    finalPaymentPence: totalCostPence === null ? null : 259_176,
    totalRepayablePence: totalCostPence === null ? null : totalCostPence + 12_500_000,
    totalCostPence,
    effectiveAnnualRate: totalCostPence === null ? null : 10.27,
  },
  ...changes,
});
