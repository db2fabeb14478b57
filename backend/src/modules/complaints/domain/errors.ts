import { recordChanged, refusal } from '#kernel/errors.js';

export class ComplaintNotFound extends refusal(
  'not-found',
  'complaint-not-found',
  'Complaint not found. It may have been deleted.',
) {}

export class ComplaintChanged extends recordChanged('complaint') {}
