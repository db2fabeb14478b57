import { CODE_ERROR, DomainError, refusal } from '#shared/domain/errors.js';
import type { Quota } from '#shared/domain/quota.js';
import type { Role } from './role.js';

/** Says the same whether the address is unknown, the password wrong or the account suspended. */
export class InvalidCredentials extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'invalid-credentials';

  constructor(
    { refusal }: Role,
    override readonly quotas: readonly Quota[],
  ) {
    super(refusal);
  }
}

/** What was shown opened the account a moment ago. */
export class CredentialsReplaced extends refusal(
  'unauthenticated',
  'credentials-replaced',
  'The way into this account has just changed; please sign in again',
) {}

/** Says the same whether the username is unknown, the secret is wrong, or the account is no longer accepted. */
export class InvalidApiCredentials extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'invalid-api-credentials';

  constructor(override readonly quotas: readonly Quota[]) {
    super('This username and secret open nothing. The secret may be wrong, or the API account revoked.');
  }
}

const WRONG_PASSWORD = 'This is not your current password';

export class WrongPassword extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'wrong-password';
  override readonly errors = [{ field: 'currentPassword', message: WRONG_PASSWORD }];

  constructor(override readonly quotas: readonly Quota[]) {
    super(WRONG_PASSWORD);
  }
}

/** Said to nobody but whoever knows the password. */
export class CodeNeeded extends refusal('unauthenticated', 'code-needed', CODE_ERROR.missing) {}

/** A sign-in whose password was right. */
export class InvalidCode extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'invalid-code';
  override readonly errors = [{ field: 'code', message: CODE_ERROR.wrong }];

  constructor(override readonly quotas: readonly Quota[]) {
    super(CODE_ERROR.wrong);
  }
}

export class TwoFactorOwed extends refusal(
  'forbidden',
  'two-factor-owed',
  'Set up two-step sign-in first: it is required here',
) {}

export class SessionNotFound extends refusal(
  'not-found',
  'session-not-found',
  'There is no such session: it may have ended already',
) {}

export class ResetLinkOver extends refusal(
  'invalid',
  'reset-link-over',
  'This link does not work any more: it is older than an hour, or was used or replaced. Ask for a new one.',
) {}

export class TooManyAttempts extends DomainError {
  readonly kind = 'too-many';
  readonly code = 'too-many-attempts';

  constructor(
    override readonly retryAfterSeconds: number,
    override readonly quotas: readonly Quota[],
  ) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(
      `Too many sign-in attempts; please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
    );
  }
}

export class SignInBusy extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'sign-in-busy';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('Many people are signing in at the moment; please try again shortly');
  }
}
