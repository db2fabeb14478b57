import { DomainError } from '#shared/domain/errors.js';

export class IntroducerNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'introducer-not-found';

  constructor() {
    super('There is no such partner');
  }
}

const TAKEN = 'There is already an account for this e-mail address: sign in, or reset its password';

export class EmailTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'email-taken';
  override readonly errors = [{ field: 'email', message: TAKEN }];

  constructor() {
    super(TAKEN);
  }
}

export class IntroducerSuspended extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'introducer-suspended';

  constructor() {
    super('This partner is suspended, and a new password would open nothing: restore the account first');
  }
}

export class ReferralLinkNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'referral-link-not-found';

  constructor() {
    super('This link is no longer in use');
  }
}
