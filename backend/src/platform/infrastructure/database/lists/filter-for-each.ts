/** One filter per value, so that each gets a plan of its own: some values have few rows, others most. */
export const filterForEach = <Value extends string, Prefix extends string>(
  prefix: Prefix,
  column: string,
  values: readonly Value[],
) =>
  Object.fromEntries(values.map((value) => [`${prefix}${value}`, `${column} = '${value}'`])) as Readonly<
    Record<`${Prefix}${Value}`, string>
  >;
