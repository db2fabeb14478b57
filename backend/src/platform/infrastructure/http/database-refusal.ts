import { InvalidInput, refusal, type DomainError } from '#kernel/errors.js';
import { isDatabaseAway } from '../database/connection/is-database-away.js';

class DatabaseAway extends refusal(
  'unavailable',
  'database-away',
  'The service is temporarily unavailable. Please try again shortly',
) {
  override readonly retryAfterSeconds = 5;
}

class LostRace extends refusal(
  'unavailable',
  'lost-race',
  'Someone else changed this at the same time. Please try again',
) {
  override readonly retryAfterSeconds = 1;
}

/** Serialisation failure and deadlock: the same request succeeds on retry. */
const RACES: ReadonlySet<string> = new Set(['40001', '40P01']);
/** Class 22 (data exceptions) that a caller's value can cause; the rest are faults in a statement. */
const UNSTORABLE: ReadonlySet<string> = new Set([
  ...['22001', '22021', '22P05'], // text: too long for its column, or of characters that PostgreSQL cannot hold
  ...['22P02', '22003', '22023'], // no UUID or number, a number out of range, no such time zone or other parameter
  ...['22007', '22008', '22009', '22015'], // no date or time, out of range, its time zone or an interval as well
  ...['22025', '2201B'], // no pattern for like, no regular expression
]);

/** The domain error for an error of the database, or null for any other error. */
export const databaseRefusal = (error: unknown): DomainError | null => {
  if (isDatabaseAway(error)) return new DatabaseAway();
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (RACES.has(code)) return new LostRace();
  if (UNSTORABLE.has(code)) return new InvalidInput([], 'The request has a value that cannot be stored');
  return null;
};
