import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { timeLeft } from './time-budget.js';

/**
 * A connection that no statement keeps waiting for longer than is left to it, or than `query_timeout` says. One that
 * overran is ended, at once where it still waits: its answer may still come, the transaction it stands in cannot go
 * on, and the server rolls back what a closed connection began. So is one whose server has come to refuse writes: its
 * place is taken by another.
 */
export class TimedClient extends Client {
  private readonly longest: number;

  constructor(config: ClientConfig) {
    super(config);
    // Between two users a connection has nobody who listens: without this, losing it then would end the process.
    // The next statement on it fails by itself.
    this.on('error', () => undefined);
    this.longest = config.query_timeout ?? Infinity;
  }

  /** Takes and answers whatever pg's own overloads do; 'never' fits the results of all of them. */
  override query(statement: unknown, ...rest: unknown[]): never {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    const config = configOf(statement);
    if (config === null) return send(statement, ...rest) as never;
    const left = Math.min(timeLeft(), this.longest);
    if (left <= 0) void this.end();
    const limit = left === Infinity ? {} : { query_timeout: Math.max(1, left) };
    const answer = send({ ...config, ...limit }, ...rest);
    void (answer as Promise<unknown> | undefined)?.catch((failure: unknown) => {
      if (isOver(failure)) void this.end();
    });
    return answer as never;
  }
}

/** Null for what is no statement but a stream, which takes as long as its reader. */
const configOf = (statement: unknown): QueryConfig | null => {
  if (typeof statement === 'string') return { text: statement };
  const config = statement as QueryConfig & { submit?: unknown };
  return config.submit === undefined ? config : null;
};

const READ_ONLY = '25006';

/** pg gives an overrun no code. */
const isOver = (failure: unknown): boolean => {
  const { message, code } = failure as { message?: unknown; code?: unknown };
  return message === 'Query read timeout' || code === READ_ONLY;
};
