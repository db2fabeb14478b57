/**
 * A list's filter for rows in which the text, an expression in lower case, holds what is searched for, whatever its
 * case. An index of the text's trigrams finds them.
 */
export const contains = (text: string): string =>
  `${text} like '%' || replace(replace(replace(lower($), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
