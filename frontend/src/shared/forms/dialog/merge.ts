import { keysOf, partialFromEntries } from '@/shared/lib/records';

/** A record's fields in a form. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** A field that two people changed differently: our value and the saved one. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

interface Merged<Values> {
  /** Our value where we changed the field, else theirs. */
  values: Values;
  conflicts: readonly FieldConflict[];
  /** Fields that only the other person changed. */
  updated: readonly string[];
}

/** Merges two people's changes to one record, so that neither is lost. */
export function merge<Values extends RecordValues>(
  read: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const fields = keysOf(read);
  const changed = (field: string, by: RecordValues): boolean => trimmed(by[field]) !== read[field];
  const changedByThem = fields.filter((field) => changed(field, theirs));
  const kept = fields.filter((field) => changed(field, mine));
  return {
    values: { ...theirs, ...partialFromEntries(kept.map((field) => [field, mine[field]])) },
    conflicts: changedByThem.flatMap((field) => {
      const differ = changed(field, mine) && trimmed(mine[field]) !== theirs[field];
      return differ ? [{ field, mine: mine[field], theirs: theirs[field] }] : [];
    }),
    updated: changedByThem.filter((field) => !changed(field, mine)),
  };
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
