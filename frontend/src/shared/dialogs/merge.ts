/** A record's fields in a form, each as text. */
export type TextValues = Readonly<Record<string, string>>;

/** A field that two people changed differently: our value and the saved one. */
export interface Clash {
  field: string;
  mine: string;
  theirs: string;
}

interface Merged<Values> {
  /** Our value where we changed the field, else theirs. */
  values: Values;
  clashes: readonly Clash[];
  /** Fields that only the other person changed. */
  taken: readonly string[];
}

/** Merges two people's changes to one record, so that neither is lost. */
export function merge<Values extends TextValues>(read: Values, mine: Values, theirs: Values): Merged<Values> {
  const fields = Object.keys(read);
  const changed = (field: string, by: TextValues): boolean => by[field]?.trim() !== read[field];
  const changedByThem = fields.filter((field) => changed(field, theirs));
  const kept = fields.filter((field) => changed(field, mine)).map((field) => [field, mine[field]]);
  return {
    values: { ...theirs, ...(Object.fromEntries(kept) as Partial<Values>) },
    clashes: changedByThem.flatMap((field) => {
      const [mineOf, theirsOf] = [mine[field] ?? '', theirs[field] ?? ''];
      return changed(field, mine) && mineOf.trim() !== theirsOf
        ? [{ field, mine: mineOf, theirs: theirsOf }]
        : [];
    }),
    taken: changedByThem.filter((field) => !changed(field, mine)),
  };
}
