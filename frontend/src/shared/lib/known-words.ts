/**
 * What a table says of a word of the server; undefined where the table does not know it, as after an update of the
 * server, which a tab that is still open has not heard of.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** A word of the server for people to read: 'on_hold' becomes 'On hold', 'maxAmount' becomes 'Max amount'. */
export function asWords(word: string): string {
  const words = word
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
