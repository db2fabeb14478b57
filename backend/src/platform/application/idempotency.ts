import { refusal } from '#kernel/errors.js';
import type { Principal } from './principal.js';

export interface RepeatableCall {
  /** The use case, so that one key may serve several. */
  readonly operation: string;
  /** The owner of the key; visitors are distinguished by network address. */
  readonly principal: Principal;
  /** The caller's Idempotency-Key; null when none was sent. */
  readonly key: string | null;
  /** The request as JSON; a repeat must have the same one. */
  readonly request: unknown;
  /**
   * How to treat requests without a key: each as a new one, or identical ones within ten minutes as repeats ('same').
   */
  readonly withoutKey?: 'same';
}

/** What is stored of a request: its response, and digests instead of its content and network address. */
export interface StoredCall {
  readonly operation: string;
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: string;
  /** JSON. */
  readonly answer: unknown;
}

/**
 * Makes a request that is repeated within 24 hours return its first response and do nothing else. Without a key every
 * request is new, unless `withoutKey` treats identical requests of one caller as repeats for ten minutes.
 */
export abstract class Idempotency {
  /**
   * The stored response if the request was made before, else null.
   * @throws KeyReused when the key was used with another request
   */
  abstract earlierAnswer<T>(call: RepeatableCall): Promise<T | null>;

  /**
   * Like `earlierAnswer`, for operations where requests without a key are rarely repeats: those are detected only when writing.
   * @throws KeyReused
   */
  async earlierByKey<T>(call: RepeatableCall): Promise<T | null> {
    return call.key === null ? null : this.earlierAnswer<T>(call);
  }

  /**
   * Stores the response in the transaction of `write`. If the same request was answered before, returns that response
   * instead. The response must survive JSON.
   * @throws KeyReused when the key was used with another request meanwhile
   */
  abstract writeOnce<T>(call: RepeatableCall, answer: T, write: () => Promise<void>): Promise<T>;

  /**
   * For a `write` that itself inserts the request, in the statement that inserts the record. Null if nothing is to
   * be stored.
   * @throws KeyReused
   */
  abstract writeWithCall<T>(
    call: RepeatableCall,
    answer: T,
    write: (stored: StoredCall | null) => Promise<void>,
  ): Promise<T>;

  /**
   * Lookup and write in one, for a response that is known beforehand: a repeat does not call `write`.
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
