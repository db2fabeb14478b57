import type { RecordReference } from '#platform/application/record-kinds.js';
import type { ShownChange } from './activity-feed.js';

type Changes = Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;

/** Such values are never logged; this hides them if they ever are. */
const SECRET = /password|secret|token|digest|hash|cookie|totp|recovery/i;
const LONGEST = 200;

/** As text; long values are truncated. */
export const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
};

/** The reason is shown by itself, and a lender by its name, which is a separate field. */
const SHOWN_ELSEWHERE = ['reason', 'assignedLenderId'];

/** The kind of record that a field refers to by id. */
const KIND_NAMED_BY: Readonly<Record<string, string>> = { ownerId: 'admin', duplicateOf: 'application' };

/** The records that changed fields refer to by id. */
export const namedByChanges = (changes: Changes | null): readonly RecordReference[] =>
  Object.entries(changes ?? {}).flatMap(([field, { from, to }]) => {
    const type = KIND_NAMED_BY[field];
    return type === undefined
      ? []
      : [from, to].flatMap((id) => (typeof id === 'string' ? [{ type, id }] : []));
  });

/**
 * The changed fields of an entry for display.
 * @param nameOf the name of a record; null if it was deleted
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
