import { DomainError, RecordChanged, refusal, type Change } from '#shared/domain/errors.js';

/** Unknown, expired and withdrawn links are told apart by nobody. */
export class LinkNotFound extends refusal(
  'not-found',
  'link-not-found',
  'This link does not work. It may have expired or been withdrawn.',
) {}

export class ApplicationNotFound extends refusal(
  'not-found',
  'application-not-found',
  'There is no such application. It may have been deleted.',
) {}

export class MoveNotAllowed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'move-not-allowed';

  constructor(from: string, to: string) {
    super(`An application that is ${from.replace('_', ' ')} cannot become ${to.replace('_', ' ')}`);
  }
}

export class ReferenceTaken extends refusal(
  'conflict',
  'external-reference-taken',
  'You already have a case with this reference. Open it, or give this one another reference.',
  'externalReference',
) {}

/** Deleted between the look at its name and the assignment. */
export class LenderGone extends refusal(
  'conflict',
  'lender-gone',
  'There is no such lender any more. Choose another.',
  'assignedLender',
) {}

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
