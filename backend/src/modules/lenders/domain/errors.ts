import { DomainError, RecordChanged, type Change } from '#shared/domain/errors.js';

export class LenderNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'lender-not-found';

  constructor() {
    super('There is no such lender. It may have been deleted.');
  }
}

export class LenderNameTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'lender-name-taken';

  constructor(name: string) {
    super(`There is already a lender named “${name}”`);
  }
}

export class LenderChanged extends RecordChanged {
  readonly code = 'lender-changed';

  constructor(change: Change) {
    super('lender', change);
  }
}

export class LendersBusy extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'lenders-busy';

  constructor() {
    super('Another change to the lenders is still being saved. Please try again in a minute.');
  }
}

export class NoLendersInFile extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'no-lenders-in-file';

  constructor() {
    super('We found no lenders in this file. Each lender needs a row with its name and its products.');
  }
}
