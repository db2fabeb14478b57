/** The keys of an object that has no others than its type says. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** The record of these entries, which name every key. */
export const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(entries) as Record<Key, Value>;

/** The record of these entries, which name some of the keys. */
export const partialFromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Partial<Record<Key, Value>> => fromEntries(entries);
