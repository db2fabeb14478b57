import { DomainError } from '#kernel/errors.js';

export class UnsupportedContent extends DomainError {
  readonly kind = 'unsupported';
  readonly code = 'unsupported-content';
}
