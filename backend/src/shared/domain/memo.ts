/** More different texts than a panel holds; what is forgotten is only read again. */
const MOST = 20_000;

/** Reads each text once and keeps what it means. For pure readers whose texts repeat themselves. */
export const memoised = <T>(read: (text: string) => T): ((text: string) => T) => {
  const meanings = new Map<string, { readonly meaning: T }>();
  return (text) => {
    const known = meanings.get(text) ?? { meaning: read(text) };
    if (meanings.size >= MOST) meanings.clear();
    meanings.set(text, known);
    return known.meaning;
  };
};
