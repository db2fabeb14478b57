/**
 * The entry of a table for a code of the server; undefined if the table does not have it, as when the server was
 * updated while this tab stayed open.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** A code of the server as a label: 'on_hold' becomes 'On hold', 'maxAmount' becomes 'Max amount'. */
export function humanise(word: string): string {
  const words = word
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a flag as text. */
export const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };
