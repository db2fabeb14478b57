import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';

/** An SQL expression for each field of a view: exactly what a row is read with. */
export type Fields<View> = { readonly [Field in keyof View]-?: string };

/** A time as ISO 8601, UTC: the format of views, so that the row is the view. */
export const isoTime = (time: string): string =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The date in London of a time. */
export const londonDayOf = (time: string): string => `(${time} at time zone 'Europe/London')::date`;

/** The member of staff whose id is in a column, as an Owner; null if unassigned. */
export const ownerBy = (column: string): string =>
  `(select json_build_object('id', staff_names.id, 'name', staff_names.name) from staff_names where staff_names.id = ${column})`;

/** A column in its JSON type: the driver returns dates as times, and large numbers as text. */
const asJson = (type: EntitySchemaColumnOptions['type'], stored: string): string => {
  if (type === 'timestamptz') return isoTime(stored);
  if (type === 'date') return `${stored}::text`;
  return type === 'bigint' || type === 'numeric' ? `${stored}::float8` : stored;
};

/** The expressions for fields that are columns of a mapped class. */
export const fieldsOf = <Entity extends object, Field extends keyof Entity & string>(
  { options }: EntitySchema<Entity>,
  names: readonly Field[],
): Fields<Pick<Entity, Field>> => {
  const columns: Readonly<Partial<Record<Field, EntitySchemaColumnOptions>>> = options.columns;
  const expressions = names.map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`${name} is no column of ${options.name}`);
    return [name, asJson(column.type, column.name ?? name)] as const;
  });
  return Object.fromEntries(expressions) as Fields<Pick<Entity, Field>>;
};

export const selectList = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(', ');

/** The fields as one JSON object, for a row of another table. */
export const jsonOf = (fields: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ')})`;
