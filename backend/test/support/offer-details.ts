import type { OfferDetails } from '#modules/deals/domain/offer.js';

/** A formal offer of £125,000 over five years. */
export const offerDetails: OfferDetails = {
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
  expiresOn: '2026-11-23',
  conditions: null,
  brokerCommissionPence: null,
  brokerCommissionBasis: 'unknown',
};
