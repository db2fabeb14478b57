const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9'.split(' ');
/** Nearly all shorter words are one letter apart. */
const SHORTEST = 4;
const LONGEST = 24;

export const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/^\d+$/.test(word);

/** Every word one mistake away: a letter missing, doubled or wrong, or two swapped. */
export const oneLetterAway = (word: string): string[] => {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) found.add(before + letter + after).add(before + letter + after.slice(1));
  }
  found.delete(word);
  return [...found];
};

/** Whether one mistake turns one word into the other. */
export const isOneLetterAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  const [a, b] = [short.slice(same), long.slice(same)];
  return a.slice(1) === b.slice(1) || (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]);
};
