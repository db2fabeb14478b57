import { londonTime } from './time/london-time.js';
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

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** An expected refusal: a sentence a person can act on. Anything else that is thrown is a bug. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  /** Stable, kebab-case; becomes the problem's type. */
  abstract readonly code: string;
  /** For 'too-many' and 'unavailable': after how many seconds another try can succeed. */
  readonly retryAfterSeconds?: number;
  /** Where tries are counted: what is left of them. */
  readonly quotas?: readonly Quota[];
  /** Where one field or more is to blame: what is wrong with each. */
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

/** The class of a refusal; the sentence is made of what it is told, or always the same. `field`, where one is to blame for it. */
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

/** For a partner who asks for what is given out in the name of an address that nobody has shown to be theirs yet. */
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

/** Input refused field by field; the message is the first field's sentence unless one is given. */
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
  /** Who did it; null where that is no person with a name. */
  readonly by: string | null;
  readonly at: Date;
  /** The record as it is now. */
  readonly current: object;
}

/** A stale update: what the record is now comes with the refusal, so that neither version is lost. */
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

/** The class of stale updates of a record, as a sentence names it: 'lender'. */
export const recordChanged = (what: string): new (change: Change) => RecordChanged =>
  class extends RecordChanged {
    constructor(change: Change) {
      super(what, change);
    }
  };

/** Said of the second step of a sign-in. */
export const CODE_ERROR = {
  missing: 'Enter the code from your authenticator app',
  wrong: 'This code is wrong or already used. Wait for the next one in your app',
} as const;

/** Of somebody who is signed in. */
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

/** For whoever is signed in and may not manage the staff. */
export class NotAdministrator extends refusal(
  'forbidden',
  'not-administrator',
  'Only an administrator can manage staff',
) {}
