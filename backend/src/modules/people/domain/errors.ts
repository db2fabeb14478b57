import { recordChanged, refusal } from '#kernel/errors.js';

export class DataRequestNotFound extends refusal(
  'not-found',
  'data-request-not-found',
  'Data request not found. It may have been deleted.',
) {}

export class RequestLetterNotFound extends refusal(
  'not-found',
  'request-letter-not-found',
  'This request has no letter yet. Write it first.',
) {}

export class DataRequestChanged extends recordChanged('data-request') {}

export class IdentityNotConfirmed extends refusal(
  'conflict',
  'identity-not-confirmed',
  'Confirm the person’s identity first, and record the date.',
) {}

export class AuthorityNotConfirmed extends refusal(
  'conflict',
  'authority-not-confirmed',
  'Someone else made this request. Confirm that the person authorised them, and record the date.',
) {}

export class RequestClosed extends refusal(
  'conflict',
  'data-request-closed',
  'This request is closed. Reopen it first.',
) {}

export class NoRecordsChosen extends refusal(
  'conflict',
  'no-records-chosen',
  'Choose the person’s records first.',
) {}

export class NotAnErasure extends refusal(
  'conflict',
  'not-an-erasure',
  'Only a request for erasure, or an objection, can erase records.',
) {}

export class PreviewOutOfDate extends refusal(
  'conflict',
  'preview-out-of-date',
  'Something has changed since this preview. Check the new preview and confirm again.',
) {}

export class HoldNotFound extends refusal('not-found', 'hold-not-found', 'Hold not found.') {}

export class SubjectNotFound extends refusal(
  'not-found',
  'held-record-not-found',
  'The record to hold was not found. It may have been deleted.',
) {}

export class AlreadyHeld extends refusal(
  'conflict',
  'already-on-hold',
  'This record is already on hold. End that hold first.',
) {}
