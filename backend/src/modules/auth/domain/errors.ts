import { CODE_ERROR, refusal } from '#kernel/errors.js';
import type { Quota } from '#kernel/quota.js';
import type { Role } from './role.js';
import { waitInWords } from '#kernel/time/wait-in-words.js';

/** The same for an unknown address, a wrong password and a suspended account. */
export class InvalidCredentials extends refusal(
  'unauthenticated',
  'invalid-credentials',
  (role: Role) => role.refusal,
) {
  constructor(
    role: Role,
    override readonly quotas: readonly Quota[],
  ) {
    super(role);
  }
}

/** The credentials were valid a moment ago. */
export class CredentialsReplaced extends refusal(
  'unauthenticated',
  'credentials-replaced',
  'Your sign-in details have just changed. Please sign in again',
) {}

/** The same for an unknown username, a wrong secret, and an account that is no longer accepted. */
export class InvalidApiCredentials extends refusal(
  'unauthenticated',
  'invalid-api-credentials',
  'The username or secret is wrong, or the API account has been revoked.',
) {
  constructor(override readonly quotas: readonly Quota[]) {
    super();
  }
}

export class WrongPassword extends refusal(
  'invalid',
  'wrong-password',
  'This is not your current password',
  'currentPassword',
) {
  constructor(override readonly quotas: readonly Quota[]) {
    super();
  }
}

/** Only returned once the password is correct, so it reveals nothing to strangers. */
export class CodeNeeded extends refusal('unauthenticated', 'code-needed', CODE_ERROR.missing) {}

/** For a sign-in with the right password. */
export class InvalidCode extends refusal('unauthenticated', 'invalid-code', CODE_ERROR.wrong, 'code') {
  constructor(override readonly quotas: readonly Quota[]) {
    super();
  }
}

export class TwoFactorRequired extends refusal(
  'forbidden',
  'two-factor-owed',
  'Two-step sign-in is required. Set it up first',
) {}

export class SessionNotFound extends refusal(
  'not-found',
  'session-not-found',
  'Session not found. It may have ended already',
) {}

export class ResetLinkExpired extends refusal(
  'invalid',
  'reset-link-over',
  'This link no longer works. It may be over an hour old, used or replaced. Request a new one.',
) {}

export class TooManyAttempts extends refusal(
  'too-many',
  'too-many-attempts',
  (seconds: number) => `Too many sign-in attempts. Please try again in ${waitInWords(seconds)}`,
) {
  constructor(
    override readonly retryAfterSeconds: number,
    override readonly quotas: readonly Quota[],
  ) {
    super(retryAfterSeconds);
  }
}

export class SignInBusy extends refusal(
  'unavailable',
  'sign-in-busy',
  'Too many people are signing in. Please try again shortly',
) {
  override readonly retryAfterSeconds = 5;
}
