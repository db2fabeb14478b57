import { refusal } from '#kernel/errors.js';

export class IntroducerNotFound extends refusal(
  'not-found',
  'introducer-not-found',
  'There is no such partner',
) {}

const EMAIL_TAKEN = 'There is already an account for this e-mail address: sign in, or reset its password';

export class EmailTaken extends refusal('conflict', 'email-taken', EMAIL_TAKEN, 'email') {}

export class IntroducerSuspended extends refusal(
  'conflict',
  'introducer-suspended',
  'This partner is suspended, and a new password would open nothing: restore the account first',
) {}

export class ConfirmationLinkOver extends refusal(
  'invalid',
  'confirmation-link-over',
  'This link does not work any more: it is older than seven days, or was used or replaced. Your dashboard sends another where one is needed.',
) {}

export class ReferralLinkNotFound extends refusal(
  'not-found',
  'referral-link-not-found',
  'This link is no longer in use',
) {}
