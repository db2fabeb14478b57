import { refusal } from '#kernel/errors.js';

export class IntroducerNotFound extends refusal('not-found', 'introducer-not-found', 'Partner not found') {}

const EMAIL_TAKEN = 'There is already an account with this email address. Sign in, or reset its password';

export class EmailTaken extends refusal('conflict', 'email-taken', EMAIL_TAKEN, 'email') {}

export class IntroducerSuspended extends refusal(
  'conflict',
  'introducer-suspended',
  'This partner is suspended, so a new password would not work. Restore the account first',
) {}

export class ConfirmationLinkOver extends refusal(
  'invalid',
  'confirmation-link-over',
  'This link no longer works. It may be over seven days old, used or replaced. You can request a new one on your dashboard.',
) {}

export class ReferralLinkNotFound extends refusal(
  'not-found',
  'referral-link-not-found',
  'This link is no longer active',
) {}
