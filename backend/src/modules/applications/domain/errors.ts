import { DomainError } from '#shared/domain/errors.js';

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

export class RejectionNeedsReason extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'rejection-needs-reason';

  constructor() {
    super('Please say why the application is rejected');
  }
}
