import type { ShownChange } from './activity-feed.js';

type Changes = Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;

/** Nothing writes such a thing into the log; if something ever does, nobody reads it there. */
const SECRET = /password|secret|token|digest|hash|cookie|totp|recovery/i;
const LONGEST = 200;

/** As text; a long one is cut. */
export const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
};

/** What an entry says of the fields that changed. That there was a reason is told by the reason. */
export const shownChanges = (changes: Changes | null): readonly ShownChange[] =>
  Object.entries(changes ?? {})
    .filter(([field]) => field !== 'reason' && !SECRET.test(field))
    .map(([field, { from, to }]) => ({ field, from: textOf(from), to: textOf(to) }));
