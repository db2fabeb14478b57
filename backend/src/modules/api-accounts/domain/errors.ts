import { refusal } from '#kernel/errors.js';

export class ApiAccountNotFound extends refusal(
  'not-found',
  'api-account-not-found',
  'API account not found',
) {}

export class TooManyApiAccounts extends refusal(
  'conflict',
  'too-many-api-accounts',
  (most: number) => `You can have up to ${most} API accounts at a time. Revoke one you no longer use first.`,
) {}
