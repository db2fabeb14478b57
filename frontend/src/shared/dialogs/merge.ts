/** What a form holds of a record, each field as text. */
export type TextValues = Readonly<Record<string, string>>;

/** A field that two people changed to different things: what this one wrote, and what the other one saved. */
export interface Clash {
  field: string;
  mine: string;
  theirs: string;
}

interface Merged<Values> {
  /** Mine where I changed something, theirs elsewhere. */
  values: Values;
  clashes: readonly Clash[];
  /** What the other one changed and this one did not touch. */
  taken: readonly string[];
}

/** Puts what two people made of the same record together, so that neither version is lost. */
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
