import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyReused, OnceOnly, type RepeatableCall } from '#shared/application/once-only.js';
import { Database } from './database.js';

const fingerprint = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

export const EXPIRED_KEYS = `held.created_at < now() - interval '24 hours'`;

const CLAIM = `
  insert into idempotency_keys as held (operation, caller, key, fingerprint) values ($1, $2, $3, $4)
  on conflict (operation, caller, key) do update
    set fingerprint = excluded.fingerprint, answer = null, created_at = now()
    where ${EXPIRED_KEYS}
  returning key`;

@Injectable()
export class PostgresOnceOnly extends OnceOnly {
  constructor(private readonly database: Database) {
    super();
  }

  run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T> {
    return this.database.run(async () => {
      if (call.key === null) return work();
      if (!(await this.claim(call))) return this.repeat<T>(call);
      const answer = await work();
      await this.database.manager.query(
        'update idempotency_keys set answer = $4 where operation = $1 and caller = $2 and key = $3',
        [call.operation, call.caller, call.key, JSON.stringify(answer)],
      );
      return answer;
    });
  }

  /** A second call with the same key waits here until the first has committed or failed. */
  private async claim({ operation, caller, key, request }: RepeatableCall): Promise<boolean> {
    const claimed = await this.database.manager.query<unknown[]>(CLAIM, [
      operation,
      caller,
      key,
      fingerprint(request),
    ]);
    return claimed.length > 0;
  }

  private async repeat<T>({ operation, caller, key, request }: RepeatableCall): Promise<T> {
    const [held] = await this.database.manager.query<{ fingerprint: string; answer: T }[]>(
      'select fingerprint, answer from idempotency_keys where operation = $1 and caller = $2 and key = $3',
      [operation, caller, key],
    );
    if (held?.fingerprint !== fingerprint(request)) throw new KeyReused();
    return held.answer;
  }
}
