import type { Principal } from './principal.js';
import { DomainError } from '#shared/domain/errors.js';

export interface RepeatableCall {
  /** Which use case, so that one key may serve several. */
  readonly operation: string;
  /** Whose key it is; visitors are told apart by their addresses only where they send none. */
  readonly principal: Principal;
  /** The caller's Idempotency-Key; null when none was sent. */
  readonly key: string | null;
  /** What was asked; the same key must come with the same. JSON. */
  readonly request: unknown;
}

/**
 * Runs the work of a call once in 24 hours, in one unit of work, and repeats its answer after that. Without a key the
 * same request of the same caller is taken for the same call for ten minutes.
 */
export abstract class Idempotency {
  /**
   * The answer must survive JSON.
   * @throws KeyReused when the key came before with another request
   */
  abstract run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T>;
}

export class KeyReused extends DomainError {
  readonly kind = 'key-reused';
  readonly code = 'idempotency-key-reused';

  constructor() {
    super('This Idempotency-Key was used for a different request. Send a new key with the changed request.');
  }
}
