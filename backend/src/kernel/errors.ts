import { londonTime } from './time/london-time.js';
import type { Quota } from './quota.js';

/** The kind of an error; the HTTP edge maps each kind to one status. */
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

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** An expected error with a message that a person can act on. Any other thrown value is a bug. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  /** Stable, kebab-case; becomes the problem's type. */
  abstract readonly code: string;
  /** For 'too-many' and 'unavailable': seconds until a retry can succeed. */
  readonly retryAfterSeconds?: number;
  /** Where attempts are counted: the remaining quotas. */
  readonly quotas?: readonly Quota[];
  /** Errors of individual fields. */
  readonly errors?: readonly FieldError[];
}

class Refusal extends DomainError {
  override readonly errors: readonly FieldError[];

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    sentence: string,
    field: string | undefined,
  ) {
    super(sentence);
    this.errors = field === undefined ? [] : [{ field, message: sentence }];
  }
}

/** Creates an error class; the message is fixed or built from details. `field` is set if one field is to blame. */
export const refusal = <Details extends unknown[] = []>(
  kind: ErrorKind,
  code: string,
  sentence: string | ((...details: Details) => string),
  field?: string,
): new (...details: Details) => Refusal =>
  class extends Refusal {
    constructor(...details: Details) {
      super(kind, code, typeof sentence === 'string' ? sentence : sentence(...details), field);
    }
  };

/** For actions in the name of an email address that the partner has not confirmed yet. */
export class EmailUnconfirmed extends refusal(
  'forbidden',
  'email-unconfirmed',
  'Confirm your email address first: open the link we emailed you, or resend it from your dashboard',
) {}

/** We never email a client whose partner has not confirmed that they know about the case. */
export class ClientUnaware extends refusal(
  'conflict',
  'client-not-told',
  'We cannot email this client: the partner has not confirmed that the client knows about the case. Ask by phone or in person, and record the answer.',
) {}

/** Invalid input with an error per field; the message is the first field's unless given. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid-input';

  constructor(
    override readonly errors: readonly FieldError[],
    message = errors[0]?.message ?? 'Please check what you entered',
  ) {
    super(message);
  }
}

/** What happened to a record after a caller read it. */
export interface Change {
  /** Who changed it; null for actors without a name. */
  readonly by: string | null;
  readonly at: Date;
  /** The current record. */
  readonly current: object;
}

/** A stale update: carries the current record, so that neither version is lost. */
export abstract class RecordChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code: string;

  constructor(
    what: string,
    readonly change: Change,
  ) {
    super(
      `${change.by ?? 'Someone'} changed this ${what} on ${londonTime(change.at)}, after you opened it. Your changes are not saved yet. Compare the two and save again.`,
    );
    this.code = `${what}-changed`;
  }
}

/** Creates the error class for stale updates of a record, named as in 'lender'. */
export const recordChanged = (what: string): new (change: Change) => RecordChanged =>
  class extends RecordChanged {
    constructor(change: Change) {
      super(what, change);
    }
  };

/** Codes of errors in the second step of a sign-in. */
export const CODE_ERROR = {
  missing: 'Enter the code from your authenticator app',
  wrong: 'This code is wrong or already used. Wait for the next one in your app',
} as const;

/** For a signed-in user. */
export class WrongCode extends refusal(
  'invalid',
  'wrong-code',
  (error: keyof typeof CODE_ERROR) => CODE_ERROR[error],
  'code',
) {
  constructor(
    error: keyof typeof CODE_ERROR,
    override readonly quotas: readonly Quota[] = [],
  ) {
    super(error);
  }
}

/** For signed-in staff who may not manage the staff. */
export class NotAdministrator extends refusal(
  'forbidden',
  'not-administrator',
  'Only an administrator can manage staff',
) {}
