import { Client, type QueryConfig } from 'pg';
import { timeLeft } from './time-budget.js';

/** For work without a budget. Longer than the server's own limit, which ends a statement more gently. */
const LONGEST_MS = 5_000;

/**
 * A connection that no statement keeps waiting for longer than is left to it. One that overran is closed: its answer
 * may still come, the transaction it stands in cannot go on, and the server rolls back what a closed connection began.
 */
export class TimedClient extends Client {
  /** Takes and answers whatever pg's own overloads do; 'never' fits the results of all of them. */
  override query(statement: unknown, ...rest: unknown[]): never {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    const config = configOf(statement);
    if (config === null) return send(statement, ...rest) as never;
    const left = Math.min(timeLeft(), LONGEST_MS);
    if (left <= 0) this.close();
    const answer = send({ ...config, query_timeout: Math.max(1, left) }, ...rest);
    void (answer as Promise<unknown> | undefined)?.catch((failure: unknown) => {
      if (isOverrun(failure)) this.close();
    });
    return answer as never;
  }

  private close(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}

/** Null for what is no statement but a stream, which takes as long as its reader. */
const configOf = (statement: unknown): QueryConfig | null => {
  if (typeof statement === 'string') return { text: statement };
  const given = statement as QueryConfig & { submit?: unknown };
  return given.submit === undefined ? given : null;
};

/** pg gives this failure no code. */
const isOverrun = (failure: unknown): boolean =>
  (failure as { message?: unknown }).message === 'Query read timeout';
