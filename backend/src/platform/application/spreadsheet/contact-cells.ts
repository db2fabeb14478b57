import { readEmailAddress } from '#kernel/email.js';
import type { CellValue } from './workbook-reader.js';

const partsOf = (text: string): string[] => text.split(/[\s,;/|<>()]+/);

/** The email addresses in a cell, or in its link: 'Jo Bloggs <jo@lender.co.uk>; desk@lender.co.uk'. */
export const emailsIn = ({ text, link = '' }: CellValue): string[] => {
  const emails = partsOf(text.replace(/mailto:/gi, ''))
    .map((part) => part.replace(/^(?:e-?mail|e|m):/i, '').replace(/[.:]+$/, ''))
    .flatMap((part) => readEmailAddress(part) ?? []);
  const linked = readEmailAddress(/^mailto:([^?]*)/i.exec(link)?.[1] ?? '');
  return emails.length > 0 || linked === null ? [...new Set(emails)] : [linked];
};

/** A whole number as exported: '7700900004', or '7700900004.0' in a column with blanks. */
const UNMARKED = /^(\s*)(44\d{9,10}|[1-9]\d{8,9})(?:\.0)?(?=\s*$)/;
/** '44 7700 900003' lost its plus sign. */
const WITHOUT_PLUS = /^(\s*)(44[ -]\(?\d(?:[ ()-]{0,2}\d){8,10})(?=\s*$)/;

const repaired = (number: string): string =>
  number.replace(WITHOUT_PLUS, '$1+$2').replace(UNMARKED, (_, space: string, digits: string) => {
    const isInternational = digits.startsWith('44') && digits.length > 10;
    return `${space}${isInternational ? '+' : '0'}${digits}`;
  });

/** A cell's text with the leading 0 or + of phone numbers that a spreadsheet treated as numbers. */
export const withLeadingZeros = ({ text }: CellValue): string => text.replace(/[^,;:/|&\n]+/g, repaired);

/** Groups of digits with the separators of phone numbers. */
const NUMBER = /(?:\+|\(0|\b0)\d?(?:[ ().-]{0,3}\d){7,14}(?:\s*(?:ext|x)\.?\s*\d{1,6})?/gi;

const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/)
    .filter((part) => !/@|^(?:https?:|www\.)/i.test(part))
    .join(' ');

/** The phone numbers in a text that has other content too. */
export const phonesIn = (text: string): string[] =>
  Array.from(withoutAddresses(text).matchAll(NUMBER), ([number]) => number.replace(/^\((?![^(]*\))/, ''));

/** '4.477E+11': a spreadsheet rounded the number, and most digits are lost. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d{1,2}$/i;
const MIN_DIGITS = 5;

export interface PhoneInCell {
  /** The complete text, with extensions and opening hours. */
  readonly text: string;
  readonly first: string;
  /** What follows the first number; blank if nothing does. */
  readonly rest: string;
}

export interface NoPhone {
  readonly problem: 'rounded' | 'no number';
}

/** Splits off further numbers after the first and its brackets: '0141 496 0100 (office) / 07700 900001'. */
const splitBehindFirst = (text: string): { readonly first: string; readonly rest: string } => {
  const [one, another] = text.matchAll(NUMBER);
  if (!one || !another) return { first: text, rest: '' };
  const end = one.index + one[0].length;
  const [bracket = ''] = /^\s*\([^()]*[^\d()][^()]*\)/.exec(text.slice(end, another.index)) ?? [];
  const first = text.slice(0, end + bracket.length);
  const rest = text.slice(first.length).replace(/^(?:[\s,;:/|&]|(?:and|or)\b)+/i, '');
  return { first, rest };
};

/** The phone number of a cell as written, without an email address beside it and with a lost 0 or + restored. */
export const readPhoneCell = (cell: CellValue): PhoneInCell | NoPhone => {
  const whole = withLeadingZeros(cell);
  if (ROUNDED.test(whole.trim())) return { problem: 'rounded' };
  const hasAddress = emailsIn(cell).length > 0;
  const text = hasAddress ? (phonesIn(whole)[0] ?? '') : whole;
  if ((text.match(/\d/g) ?? []).length < MIN_DIGITS) return { problem: 'no number' };
  return hasAddress ? { text, first: text, rest: whole } : { text, ...splitBehindFirst(whole) };
};
