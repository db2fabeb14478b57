import { refusal } from '#kernel/errors.js';

export class HeldSubmissionNotFound extends refusal(
  'not-found',
  'held-submission-not-found',
  'This submission is no longer held. It may have been released, discarded or deleted after 30 days.',
) {}
