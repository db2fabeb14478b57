export interface Option {
  value: string;
  label: string;
}

/** The labels of a table as options, in its order. */
export const optionsOf = (
  table: Readonly<Record<string, string | { readonly label: string }>>,
): readonly Option[] =>
  Object.entries(table).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }));
