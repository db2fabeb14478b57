/** A filter for each value, so that a plan is made for this one: few rows have some, and most of all others. */
export const filterForEach = <Value extends string, Prefix extends string>(
  prefix: Prefix,
  column: string,
  values: readonly Value[],
) =>
  Object.fromEntries(values.map((value) => [`${prefix}${value}`, `${column} = '${value}'`])) as Readonly<
    Record<`${Prefix}${Value}`, string>
  >;
