/** How a view shows a value: a time as ISO 8601, UTC. */
type Shown<Value> = Value extends Date ? string : Value;

/** Some fields of an entity, as callers see them. */
export type ViewOf<Entity, Field extends keyof Entity> = { readonly [F in Field]: Shown<Entity[F]> };

export const viewOf = <Entity extends object, Field extends keyof Entity>(
  entity: Entity,
  fields: readonly Field[],
): ViewOf<Entity, Field> =>
  Object.fromEntries(
    fields.map((field) => {
      const value = entity[field];
      return [field, value instanceof Date ? value.toISOString() : value];
    }),
  ) as ViewOf<Entity, Field>;
