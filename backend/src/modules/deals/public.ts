export {
  CompletionListener,
  type Completed,
  type CompletionReversed,
} from './application/completions/completion-listener.js';
export { DealFigures, type Drawn, type Funded } from './application/deal-figures.js';
export { consentAsked } from './application/mails/consent-asked.js';
export { offerChosen } from './application/mails/offer-chosen.js';
export { offerChanged, offersShared, offersWaiting } from './application/mails/offer-shared.js';
export { AcceptanceCheck, type AcceptedOffer } from './application/offers/acceptance-check.js';
export { ShowDeals, type DealsProgress, type DealsForApplicant } from './application/show-deals.js';
export { LockSubmission } from './application/submissions/lock-submission.js';
export { SubmissionViews, type SubmissionView } from './application/submissions/submission-views.js';
export { SubmissionNotFound } from './domain/errors.js';
export { COMMISSION_CERTAINTIES, type CommissionCertainty, type OfferCommission } from './domain/offer.js';
