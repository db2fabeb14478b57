import { DomainError } from '#shared/domain/errors.js';

/** Unknown, expired and withdrawn links are told apart by nobody. */
export class LinkNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'link-not-found';

  constructor() {
    super('This link does not work. It may have expired or been withdrawn.');
  }
}
