/**
 * Names, addresses and numbers are single-line text: a line break could become an email header or a list entry, and
 * direction marks could disguise the text as another.
 */
export type TextShape = 'one-line' | 'multi-line';

/** Soft hyphens, zero-width characters, direction marks and similar, from Unicode's own list. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The text without invisible characters, so that texts that look alike are equal. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const DIRECTION_MARK = /[\u202a-\u202e\u2066-\u2069]/;
const HIDDEN: Readonly<Record<TextShape, RegExp>> = {
  'one-line': new RegExp(`\\p{Cc}|${DIRECTION_MARK.source}`, 'u'),
  // Windows line ends are allowed.
  'multi-line': /(?!\n|\t|\r\n)\p{Cc}/u,
};

/** What is wrong with a text's characters, as a phrase after the field's name; null if nothing is. */
export const characterError = (text: string, shape: TextShape): string | null => {
  if (shape === 'one-line' && LINE_BREAK.test(text)) return 'must be on one line. Remove the line break';
  if (shape === 'one-line' && text.includes('\t')) return 'must not contain a tab. Use a space instead';
  return HIDDEN[shape].test(text) ? 'contains a hidden character. Delete the text and type it again' : null;
};

export const turnsDirection = (text: string): boolean => DIRECTION_MARK.test(text);

const BREAKS = new RegExp(`\\s*(?:${LINE_BREAK.source}|\\t)\\s*`, 'g');
const HIDDEN_CHARACTERS = new RegExp(HIDDEN['one-line'], 'gu');

/** The text on one line: a space for each line break or tab, and no invisible characters. */
export const onOneLine = (text: string): string =>
  withoutInvisible(text.replace(BREAKS, ' ')).replace(HIDDEN_CHARACTERS, '').trim();
