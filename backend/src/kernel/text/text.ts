import { withoutInvisible } from './text-shape.js';

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Text as people and spreadsheets write it, in one plain form: lower case, single spaces, hyphens for dashes. */
export const plain = (text: string): string =>
  withoutInvisible(text).toLowerCase().replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** Nothing, or nothing that can be seen. */
export const isBlank = (text: string | null | undefined): boolean =>
  withoutInvisible(text ?? '').trim() === '';

/** As much of a text as holds so many characters, as people count them: an emoji is one, and is never cut in two. */
export const firstCharacters = (text: string, most: number): string =>
  text.length > most ? Array.from(text).slice(0, most).join('') : text;

/**
 * A key for comparing names whatever their case, accents, punctuation, dashes and spacing. '&' is 'and'.
 * Empty when the text holds no letter and no digit.
 */
export const words = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’‘`´]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A word of `words` in the singular, near enough to compare by: 'facilities', 'bookies', 'businesses', 'B&Bs'. */
export const singular = (word: string): string =>
  word
    .replace(/ies?$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<=.)s$/, '');
