import { DomainError } from '#shared/domain/errors.js';

export class UnsupportedContent extends DomainError {
  readonly kind = 'unsupported';
  readonly code = 'unsupported-content';
}
