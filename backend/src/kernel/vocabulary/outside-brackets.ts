const BRACKETS = String.raw`\([^()]*\)`;

/** Splits a text at these signs outside brackets; an unclosed bracket is ignored. */
export const dividerAt = (signs: string): ((text: string) => string[]) => {
  const pattern = new RegExp(`${BRACKETS}|[${signs}]`, 'g');
  return (text) => {
    const parts: string[] = [];
    let start = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (found.startsWith('(')) continue;
      parts.push(text.slice(start, index));
      start = index + found.length;
    }
    return [...parts, text.slice(start)];
  };
};
