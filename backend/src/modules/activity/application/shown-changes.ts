import type { RecordReference } from '#platform/application/record-kinds.js';
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

/** That there was a reason is told by the reason, and which lender by its name, which is a field too. */
const SHOWN_ELSEWHERE = ['reason', 'assignedLenderId'];

/** The kind of the record that a field names by its id. */
const KIND_NAMED_BY: Readonly<Record<string, string>> = { ownerId: 'admin', duplicateOf: 'application' };

/** The records that the changed fields name by their ids. */
export const namedByChanges = (changes: Changes | null): readonly RecordReference[] =>
  Object.entries(changes ?? {}).flatMap(([field, { from, to }]) => {
    const type = KIND_NAMED_BY[field];
    return type === undefined
      ? []
      : [from, to].flatMap((id) => (typeof id === 'string' ? [{ type, id }] : []));
  });

/**
 * What an entry says of the fields that changed.
 * @param nameOf the name of a record; null when it is gone
 */
export const shownChanges = (
  changes: Changes | null,
  nameOf: (record: RecordReference) => string | null,
): readonly ShownChange[] =>
  Object.entries(changes ?? {})
    .filter(([field]) => !SHOWN_ELSEWHERE.includes(field) && !SECRET.test(field))
    .map(([field, { from, to }]) => {
      const type = KIND_NAMED_BY[field];
      const shown = (value: unknown): string | null =>
        type === undefined || typeof value !== 'string'
          ? textOf(value)
          : (nameOf({ type, id: value }) ?? 'a deleted record');
      return { field, from: shown(from), to: shown(to) };
    });
