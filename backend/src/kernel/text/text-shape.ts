/**
 * A name, an address or a number is text of one line: a line break in it would become a header of a mail or a line
 * of a list, and marks that turn the direction of text would make it look like another.
 */
export type TextShape = 'one-line' | 'multi-line';

/** Soft hyphens, zero-width characters, marks that turn the direction of text and the like, by Unicode's own list. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The text without characters that nobody sees or types: two texts that look alike are then the same. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
const DIRECTION_MARK = /[\u202a-\u202e\u2066-\u2069]/;
const HIDDEN: Readonly<Record<TextShape, RegExp>> = {
  'one-line': new RegExp(`\\p{Cc}|${DIRECTION_MARK.source}`, 'u'),
  // A line may end as Windows ends it.
  'multi-line': /(?!\n|\t|\r\n)\p{Cc}/u,
};

/** What is wrong with the characters of a text, to stand after the field's name; null when nothing is. */
export const characterError = (text: string, shape: TextShape): string | null => {
  if (shape === 'one-line' && LINE_BREAK.test(text)) return 'must be on one line. Remove the line break';
  if (shape === 'one-line' && text.includes('\t')) return 'must not contain a tab. Use a space instead';
  return HIDDEN[shape].test(text) ? 'contains a hidden character. Delete the text and type it again' : null;
};

export const turnsDirection = (text: string): boolean => DIRECTION_MARK.test(text);

const BREAKS = new RegExp(`\\s*(?:${LINE_BREAK.source}|\\t)\\s*`, 'g');
const HIDDEN_CHARACTERS = new RegExp(HIDDEN['one-line'], 'gu');

/** The text as one line: a space for each line break or tab, and nothing hidden. */
export const onOneLine = (text: string): string =>
  withoutInvisible(text.replace(BREAKS, ' ')).replace(HIDDEN_CHARACTERS, '').trim();
