/**
 * What lists are searched in and sorted by: small letters, whatever the accents and the kinds of apostrophe. Indexes
 * are made of it.
 */
export const folded = (text: string): string => `folded(${text})`;

/** The same for a sort, letter by letter whatever the server's language. */
export const foldedOrder = (text: string): string => `folded(${text}) collate "C"`;

/** A person's name to be searched in, which 'surname first name' finds too. */
export const eitherWay = (name: string): string => `${name} || ' ' || ${name}`;

/** The texts of a row to be searched in, each on a line of its own; none of them is null. */
export const searchedIn = (...texts: readonly [string, ...string[]]): string =>
  folded(texts.join(' || chr(10) || '));

/**
 * A list's filter for rows in which the text, as `searchedIn` has it, holds what is searched for. An index of the
 * text's trigrams finds them.
 */
export const contains = (text: string): string =>
  `${text} like '%' || replace(replace(replace(folded($), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
