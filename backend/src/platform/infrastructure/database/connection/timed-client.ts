import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { timeLeft } from './time-budget.js';

/**
 * A connection whose statements wait no longer than the remaining budget or `query_timeout`. After an overrun the
 * connection is closed, immediately if it is still waiting: a late response could arrive, its transaction cannot
 * continue, and the server rolls back what a closed connection began. A connection whose server no longer accepts
 * writes is replaced too.
 */
export class TimedClient extends Client {
  private readonly longest: number;

  constructor(config: ClientConfig) {
    super(config);
    // An idle connection has no error listener: without this, losing it would end the process. Its next statement
    // fails instead.
    this.on('error', () => undefined);
    this.longest = config.query_timeout ?? Infinity;
  }

  /** Accepts and returns what pg's overloads do; 'never' fits all of their results. */
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

/** Null for a stream, which takes as long as its reader. */
const configOf = (statement: unknown): QueryConfig | null => {
  if (typeof statement === 'string') return { text: statement };
  const config = statement as QueryConfig & { submit?: unknown };
  return config.submit === undefined ? config : null;
};

const READ_ONLY = '25006';

/** pg has no code for a timeout. */
const isOver = (failure: unknown): boolean => {
  const { message, code } = failure as { message?: unknown; code?: unknown };
  return message === 'Query read timeout' || code === READ_ONLY;
};
