import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Idempotency,
  KeyReused,
  type RepeatableCall,
  type StoredCall,
} from '#platform/application/idempotency.js';
import { DomainError } from '#kernel/errors.js';
import { principalKey, type Principal } from '#platform/application/principal.js';
import { DAY_SECONDS } from '#kernel/time/time-units.js';
import { Database } from './database.js';
import { isTaken } from './is-taken.js';

const WITHOUT_KEY_SECONDS = 10 * 60;

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The key under which a request is stored, and for how long. */
interface Claim extends Omit<StoredCall, 'answer'> {
  readonly seconds: number;
}

const addressOf = (principal: Principal): string | null =>
  principal.type === 'visitor' ? principal.address : null;

/** Whether the request is always a new one, so that nothing is stored or looked up. */
const isAnother = ({ key, withoutKey }: RepeatableCall): boolean => key === null && withoutKey !== 'same';

/** The storage key. Keys from callers never contain a space. */
const keyOf = ({ principal, key, request }: RepeatableCall): string => {
  if (key === null) return `no key ${digest([addressOf(principal), request])}`;
  // Visitors have no account to separate their keys, so the network address is part of the key.
  return principal.type === 'visitor' ? `visitor ${digest([principal.address, key])}` : key;
};

const claimOf = (call: RepeatableCall): Claim => ({
  operation: call.operation,
  caller: principalKey(call.principal),
  key: keyOf(call),
  fingerprint: digest(call.request),
  seconds: call.key === null ? WITHOUT_KEY_SECONDS : DAY_SECONDS,
});

export const EXPIRED_KEYS = `held.created_at < now() - interval '${DAY_SECONDS} seconds'`;

const FIND = `
  select fingerprint, answer, created_at < now() - $4 * interval '1 second' as expired
  from idempotency_keys where operation = $1 and caller = $2 and key = $3`;

const DELETE_EXPIRED = `
  delete from idempotency_keys
  where operation = $1 and caller = $2 and key = $3 and created_at < now() - $4 * interval '1 second'`;

/**
 * The SQL that inserts the request in its parameter (see `callJson`), for use inside a larger statement. A concurrent
 * request with the same key waits here until the first commits or fails, and is then rejected.
 */
export const callInsertion = (parameter: `$${number}`): string => `
  insert into idempotency_keys (operation, caller, key, fingerprint, answer)
  select operation, caller, key, fingerprint, answer
  from jsonb_to_recordset(${parameter}::jsonb)
    as call(operation text, caller text, key text, fingerprint text, answer jsonb)`;

/** An empty list if there is nothing to store. */
export const callJson = (stored: StoredCall | null): string => JSON.stringify(stored ? [stored] : []);

interface Held {
  readonly fingerprint: string;
  readonly answer: unknown;
  readonly expired: boolean;
}

@Injectable()
export class PostgresIdempotency extends Idempotency {
  constructor(private readonly database: Database) {
    super();
  }

  async earlierAnswer<T>(call: RepeatableCall): Promise<T | null> {
    if (isAnother(call)) return null;
    const { operation, caller, key, fingerprint, seconds } = claimOf(call);
    const place = [operation, caller, key, seconds];
    const [held] = await this.database.manager.query<Held[]>(FIND, place);
    if (!held) return null;
    if (held.expired) {
      await this.database.manager.query(DELETE_EXPIRED, place);
      return null;
    }
    if (held.fingerprint !== fingerprint) throw new KeyReused();
    return held.answer as T;
  }

  writeOnce<T>(call: RepeatableCall, answer: T, write: () => Promise<void>): Promise<T> {
    return this.writeWithCall(call, answer, async (stored) => {
      await write();
      if (stored) await this.database.manager.query(callInsertion('$1'), [callJson(stored)]);
    });
  }

  async writeWithCall<T>(
    call: RepeatableCall,
    answer: T,
    write: (stored: StoredCall | null) => Promise<void>,
  ): Promise<T> {
    if (isAnother(call)) return this.database.run(() => write(null)).then(() => answer);
    const { operation, caller, key, fingerprint } = claimOf(call);
    try {
      await this.database.run(() => write({ operation, caller, key, fingerprint, answer }));
      return answer;
    } catch (error) {
      const isHeld = isTaken(error, 'idempotency_keys_pkey');
      // A concurrent repeat may also hit a unique constraint of the record itself.
      const earlier = isHeld || error instanceof DomainError ? await this.earlierAnswer<T>(call) : null;
      if (earlier !== null) return earlier;
      // The stored request had expired and is deleted now.
      if (isHeld) return this.writeWithCall(call, answer, write);
      throw error;
    }
  }
}
