import { DomainError } from '#shared/domain/errors.js';
import type { Quota } from '#shared/domain/quota.js';

/** Says the same whether the address is unknown or the password is wrong. */
export class InvalidCredentials extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'invalid-credentials';

  constructor(override readonly quotas: readonly Quota[]) {
    super('Invalid credentials');
  }
}

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

export class EmailTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'email-taken';

  constructor(email: string) {
    super(`There is already an account for ${email}`);
  }
}
