import { createHash } from 'node:crypto';
import { TimedClient } from './timed-client.js';

/** Longer statements vary too much to prepare, such as one with a list of a thousand keys. */
const LONGEST = 10_000;
const MOST = 500;

const names = new Map<string, string>();

/** A name for exactly this text, the same in every process; undefined if the statement should not be prepared. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || text.length > LONGEST || names.size >= MOST) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
  names.set(text, name);
  return name;
};

/**
 * A connection that prepares each parameterised statement once, instead of parsing and planning it on every call: for
 * an application's fifty columns that is half of the work.
 */
export class PreparingClient extends TimedClient {
  /** Accepts and returns what pg's overloads do; 'never' fits all of their results. */
  override query(statement: unknown, ...rest: unknown[]): never {
    const [values, ...others] = rest;
    const name = typeof statement === 'string' && Array.isArray(values) ? nameOf(statement) : undefined;
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    const answer =
      name === undefined ? send(statement, ...rest) : send({ name, text: statement, values }, ...others);
    return answer as never;
  }
}
