export { DealsModule } from './deals.module.js';
export { LockSubmission } from './application/lock-submission.js';
export { SubmissionNotFound } from './domain/errors.js';
