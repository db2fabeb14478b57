import { refusal } from '#kernel/errors.js';

export class NothingToConfirm extends refusal(
  'conflict',
  'nothing-to-confirm',
  'There is no set-up to confirm. It may have been confirmed already. Start again.',
) {}

export class TwoFactorIsOff extends refusal(
  'conflict',
  'two-factor-off',
  'Two-step sign-in is off for this account',
) {}

export class TwoFactorStaysOn extends refusal(
  'forbidden',
  'two-factor-stays-on',
  'Two-step sign-in is required here, so it cannot be turned off. You can move it to another app.',
) {}

export class AccountNotFound extends refusal(
  'not-found',
  'nobody-has-email',
  (email: string) => `There is no account for ${email}`,
) {}
