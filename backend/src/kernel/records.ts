/** `Object.keys`, typed: the names that the record's type has. */
export const keysOf = <Key extends string>(record: { readonly [K in Key]?: unknown }): readonly Key[] =>
  Object.keys(record) as Key[];

/** `Object.entries`, typed by the record's names. */
export const entriesOf = <Key extends string, Value>(record: {
  readonly [K in Key]?: Value;
}): readonly (readonly [Key, Value])[] => Object.entries(record) as [Key, Value][];

/** A record with a value for each name. */
export const recordFrom = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** Some fields of a record. */
export const pick = <Entity, Key extends keyof Entity & string>(
  record: Entity,
  keys: readonly Key[],
): Pick<Entity, Key> => recordFrom(keys, (key) => record[key]) as Pick<Entity, Key>;
