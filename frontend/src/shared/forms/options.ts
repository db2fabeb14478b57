import type { Option } from '@/shared/forms/form-select';

/** The words of a table to choose from, in its order. */
export const optionsOf = (
  table: Readonly<Record<string, string | { readonly label: string }>>,
): readonly Option[] =>
  Object.entries(table).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }));
