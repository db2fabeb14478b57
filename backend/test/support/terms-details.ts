import type { TermsDetails } from '#modules/commissions/domain/ledger/commission-terms.js';

/** A fifth of the broker's commission for every product, from the start of 2026. */
export const termsDetails: TermsDetails = {
  introducerId: 'i1',
  product: null,
  basis: 'share',
  percent: 20,
  fixedPence: null,
  minimumPence: null,
  capPence: null,
  vat: 'standard',
  payWhen: 'completed',
  payAfterDays: 30,
  validFrom: '2026-01-01',
};
