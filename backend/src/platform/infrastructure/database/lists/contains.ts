/**
 * Normalises text for searching and sorting: lower case, without accents, with one kind of apostrophe. Indexes use
 * the same expression.
 */
export const folded = (text: string): string => `folded(${text})`;

/** Normalises text for sorting, letter by letter, independent of the server's locale. */
export const foldedOrder = (text: string): string => `folded(${text}) collate "C"`;

/** A person's name in both orders, so that 'surname first name' finds it too. */
export const eitherWay = (name: string): string => `${name} || ' ' || ${name}`;

/** The searchable texts of a row, one per line; none is null. */
export const searchedIn = (...texts: readonly [string, ...string[]]): string =>
  folded(texts.join(' || chr(10) || '));

/** A filter for rows whose `searchedIn` text contains the search. A trigram index serves it. */
export const contains = (text: string): string =>
  `${text} like '%' || replace(replace(replace(folded($), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
