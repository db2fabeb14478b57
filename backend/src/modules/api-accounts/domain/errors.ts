import { DomainError, refusal } from '#shared/domain/errors.js';

export class ApiAccountNotFound extends refusal(
  'not-found',
  'api-account-not-found',
  'There is no such API account',
) {}

export class TooManyApiAccounts extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'too-many-api-accounts';

  constructor(most: number) {
    super(`You can have at most ${most} API accounts at a time. Revoke one that is no longer used first.`);
  }
}
