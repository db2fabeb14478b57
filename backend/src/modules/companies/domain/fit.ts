import { wordsOf } from '#shared/domain/company-key.js';
import { isOneLetterAway, mayBeMistyped } from './one-letter.js';

/** The last word of what is typed may be half typed; the others are whole. */
const has = (name: readonly string[], word: string, isLast: boolean): boolean =>
  name.some((own) => (isLast ? own.startsWith(word) : own === word));

/**
 * How well a name's key fits to what somebody typed, 0 best, null not at all: it begins so, it has all the words, all
 * but for one wrong letter, all but the last.
 */
export const fitOf = (typed: string, key: string): number | null => {
  if (key.startsWith(typed)) return 0;
  const [asked, name] = [wordsOf(typed), wordsOf(key)];
  const missing = asked.filter((word, place) => !has(name, word, place === asked.length - 1));
  const [wrong] = missing;
  if (wrong === undefined) return 1;
  if (missing.length > 1) return null;
  if (mayBeMistyped(wrong) && name.some((own) => isOneLetterAway(wrong, own))) return 2;
  return asked.length > 1 && wrong === asked.at(-1) ? 3 : null;
};
