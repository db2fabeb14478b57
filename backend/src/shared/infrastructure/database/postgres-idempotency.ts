import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyReused, Idempotency, type RepeatableCall } from '#shared/application/idempotency.js';
import { principalKey, type Principal } from '#shared/application/principal.js';
import { Database } from './database.js';

const DAY_SECONDS = 24 * 60 * 60;
const WITHOUT_KEY_SECONDS = 10 * 60;

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What is stored of a call: nothing that it says, and not where it came from. */
interface Claim {
  readonly operation: string;
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly seconds: number;
}

const addressOf = (principal: Principal): string | null =>
  principal.type === 'visitor' ? principal.address : null;

const claimOf = ({ operation, principal, key, request }: RepeatableCall): Claim => ({
  ...{ operation, caller: principalKey(principal), fingerprint: digest(request) },
  ...(key === null
    ? // No key that a caller sends holds a space.
      { key: `no key ${digest([addressOf(principal), request])}`, seconds: WITHOUT_KEY_SECONDS }
    : { key, seconds: DAY_SECONDS }),
});

export const EXPIRED_KEYS = `held.created_at < now() - interval '${DAY_SECONDS} seconds'`;

const CLAIM = `
  insert into idempotency_keys as held (operation, caller, key, fingerprint) values ($1, $2, $3, $4)
  on conflict (operation, caller, key) do update
    set fingerprint = excluded.fingerprint, answer = null, created_at = now()
    where held.created_at < now() - $5 * interval '1 second'
  returning key`;

@Injectable()
export class PostgresIdempotency extends Idempotency {
  constructor(private readonly database: Database) {
    super();
  }

  run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T> {
    const claim = claimOf(call);
    return this.database.run(async () => {
      if (!(await this.take(claim))) return this.repeat<T>(claim);
      const answer = await work();
      await this.database.manager.query(
        'update idempotency_keys set answer = $4 where operation = $1 and caller = $2 and key = $3',
        [claim.operation, claim.caller, claim.key, JSON.stringify(answer)],
      );
      return answer;
    });
  }

  /** A second call with the same key waits here until the first has committed or failed. */
  private async take({ operation, caller, key, fingerprint, seconds }: Claim): Promise<boolean> {
    const claimed = await this.database.manager.query<unknown[]>(CLAIM, [
      operation,
      caller,
      key,
      fingerprint,
      seconds,
    ]);
    return claimed.length > 0;
  }

  private async repeat<T>({ operation, caller, key, fingerprint }: Claim): Promise<T> {
    const [held] = await this.database.manager.query<{ fingerprint: string; answer: T }[]>(
      'select fingerprint, answer from idempotency_keys where operation = $1 and caller = $2 and key = $3',
      [operation, caller, key],
    );
    if (held?.fingerprint !== fingerprint) throw new KeyReused();
    return held.answer;
  }
}
