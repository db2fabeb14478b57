import { withoutInvisible } from './text-shape.js';

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Normalises text as people and spreadsheets write it: lower case, single spaces, hyphens for dashes. */
export const plain = (text: string): string =>
  withoutInvisible(text).toLowerCase().replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** Empty, or nothing visible. */
export const isBlank = (text: string | null | undefined): boolean =>
  withoutInvisible(text ?? '').trim() === '';

/** The first characters of a text, counted as people do: an emoji is one, and is never cut in two. */
export const firstCharacters = (text: string, most: number): string =>
  text.length > most ? Array.from(text).slice(0, most).join('') : text;

/**
 * A key for comparing names that ignores case, accents, punctuation, dashes and spacing. '&' is 'and'. Empty if the
 * text has no letter and no digit.
 */
export const words = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’‘`´]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * A word of `words` in the singular, approximate but good enough to compare: 'facilities', 'bookies', 'businesses',
 * 'B&Bs'.
 */
export const singular = (word: string): string =>
  word
    .replace(/ies?$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<=.)s$/, '');
