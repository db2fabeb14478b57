export { completionReversed, dealCompleted, lenderDeclined } from './application/mails/applicant-news.js';
export { applicationDecided } from './application/mails/application-decided.js';
export { commissionDisclosed } from './application/mails/commission-disclosed.js';
