import { DomainError, RecordChanged, type Change, type FieldError } from '#shared/domain/errors.js';

/** Unknown, expired and withdrawn links are told apart by nobody. */
export class LinkNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'link-not-found';

  constructor() {
    super('This link does not work. It may have expired or been withdrawn.');
  }
}

export class ApplicationNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'application-not-found';

  constructor() {
    super('There is no such application. It may have been deleted.');
  }
}

export class MoveNotAllowed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'move-not-allowed';

  constructor(from: string, to: string) {
    super(`An application that is ${from.replace('_', ' ')} cannot become ${to.replace('_', ' ')}`);
  }
}

export class ReferenceTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'external-reference-taken';
  override readonly errors: readonly FieldError[];

  constructor() {
    super('You already have a case with this reference. Open it, or give this one another reference.');
    this.errors = [{ field: 'externalReference', message: this.message }];
  }
}

export class CaseChanged extends RecordChanged {
  readonly code = 'case-changed';

  constructor(change: Change) {
    super('case', change);
  }
}

export class ApplicationChanged extends RecordChanged {
  readonly code = 'application-changed';

  constructor(change: Change) {
    super('application', change);
  }
}
