import { refusal } from '#kernel/errors.js';
import type { Principal } from './principal.js';

export interface RepeatableCall {
  /** Which use case, so that one key may serve several. */
  readonly operation: string;
  /** Whose key it is; visitors are told apart by their network addresses. */
  readonly principal: Principal;
  /** The caller's Idempotency-Key; null when none was sent. */
  readonly key: string | null;
  /** What was asked; the same key must come with the same. JSON. */
  readonly request: unknown;
  /** What a call is that comes without a key: another one, unless it is said to be the same again, within ten minutes. */
  readonly withoutKey?: 'same';
}

/** What is stored of a call: nothing that it says, and not where it came from. */
export interface StoredCall {
  readonly operation: string;
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: string;
  /** JSON. */
  readonly answer: unknown;
}

/**
 * Makes a call that is sent again within 24 hours do nothing but repeat its first answer. Without a key each call is
 * another, unless the same request of the same caller is said to be the same call for ten minutes.
 */
export abstract class Idempotency {
  /**
   * The answer to the call when it was made before, else null.
   * @throws KeyReused when the key came before with another request
   */
  abstract earlierAnswer<T>(call: RepeatableCall): Promise<T | null>;

  /**
   * The same where hardly any call without a key is a repeat: one that is, is found when it is written.
   * @throws KeyReused
   */
  async earlierByKey<T>(call: RepeatableCall): Promise<T | null> {
    return call.key === null ? null : this.earlierAnswer<T>(call);
  }

  /**
   * Keeps what `write` adds and the answer together, or nothing at all: when the same call was answered before,
   * that answer is given. The answer must survive JSON.
   * @throws KeyReused when the key came meanwhile with another request
   */
  abstract writeOnce<T>(call: RepeatableCall, answer: T, write: () => Promise<void>): Promise<T>;

  /**
   * The same where `write` stores the call itself, by the statement that adds what the call is about. Null where nothing
   * is stored of it.
   * @throws KeyReused
   */
  abstract writeWithCall<T>(
    call: RepeatableCall,
    answer: T,
    write: (stored: StoredCall | null) => Promise<void>,
  ): Promise<T>;

  /**
   * The look and the writing in one, for an answer that is known before anything is asked or written: a repeat does not come to `write`.
   * @throws KeyReused
   */
  async once<T>(call: RepeatableCall, answer: T, write: () => Promise<void>): Promise<T> {
    return (await this.earlierAnswer<T>(call)) ?? this.writeOnce(call, answer, write);
  }
}

export class KeyReused extends refusal(
  'key-reused',
  'idempotency-key-reused',
  'This Idempotency-Key was used for a different request. Send a new key with the changed request.',
) {}
