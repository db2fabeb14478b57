import type { Quota } from './quota.js';

/** What kind of refusal an error is; the HTTP edge has one status for each. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

/** An expected refusal: a sentence a person can act on. Anything else that is thrown is a bug. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  /** Stable, kebab-case; becomes the problem's type. */
  abstract readonly code: string;
  /** For 'too-many' and 'unavailable': after how many seconds another try can succeed. */
  readonly retryAfterSeconds?: number;
  /** Where tries are counted: what is left of them. */
  readonly quotas?: readonly Quota[];
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Input refused field by field; the message is the first field's sentence unless one is given. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid-input';

  constructor(
    readonly errors: readonly FieldError[],
    message = errors[0]?.message ?? 'Please check what you entered',
  ) {
    super(message);
  }
}
