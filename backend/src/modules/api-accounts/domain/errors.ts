import { refusal } from '#kernel/errors.js';

export class ApiAccountNotFound extends refusal(
  'not-found',
  'api-account-not-found',
  'There is no such API account',
) {}

export class TooManyApiAccounts extends refusal(
  'conflict',
  'too-many-api-accounts',
  (most: number) =>
    `You can have at most ${most} API accounts at a time. Revoke one that is no longer used first.`,
) {}
