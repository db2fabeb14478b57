import { keysOf } from '#kernel/records.js';
import { singular, words } from '#kernel/text/text.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import type { Unit } from './columns.js';

const list = (text: string): string[] => text.split(' ');

const ENDS = new Map([
  ...list('minimum mini lowest smallest lower').map((word) => [word, 'min'] as const),
  ...list('maximum highest largest biggest upper').map((word) => [word, 'max'] as const),
]);

const ABBREVIATIONS = new Map([['amt', 'amount']]);

const UNITS: Record<Unit, string> = {
  thousands: 'k ks 000 000s thousand thousands',
  millions: 'm mn mm mil million millions',
  months: 'month months mth mths mos mnths',
  years: 'year years yr yrs y',
  percent: 'percent percentage pct',
  ratio: 'ratio decimal fraction',
};
const unitWords = new Map(
  keysOf(UNITS).flatMap((unit) => list(UNITS[unit]).map((word) => [word, unit] as const)),
);

/** Header words without information. */
const FILLING = new Set(
  list(
    'gbp pounds sterling n no yes required optional approx approximate circa in of the per lender lenders typical usual standard ' +
      'indicative their if any accepted allowed ok considered please e g eg ie tick true false broker stated only text and or',
  ),
);

/** 'minAmount (£k)' as single plain words; % is one of them. */
export const tokensOf = (header: string): string[] => {
  const spaced = header
    .replaceAll(/\(s\)/gi, 's')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/\bp\.? ?([am])\b/gi, 'p$1')
    .replaceAll('%', ' percent ');
  return list(words(spaced)).map((token) => ENDS.get(token) ?? ABBREVIATIONS.get(token) ?? token);
};

/** 'Loan min' and 'Min loans' are one column: min and max come first, and plural endings are ignored. */
export const keyOf = (tokens: readonly string[]): string => {
  const isEnd = (token: string): boolean => token === 'min' || token === 'max';
  const rest = tokens.filter((token) => !isEnd(token)).map(singular);
  return [...tokens.filter(isEnd), ...rest].join('');
};

export const isUnit = (token: string): boolean => unitWords.has(token);

export const unitsIn = (tokens: readonly string[]): Unit[] =>
  tokens.flatMap((token) => unitWords.get(token) ?? []);

/** 'No adverse' is a denial; 'No. of months' is not. */
const startsWithDenial = ([first, second]: readonly string[]): boolean => first === 'no' && second !== 'of';

export const withoutFilling = (tokens: readonly string[]): string[] =>
  startsWithDenial(tokens) ? [...tokens] : tokens.filter((token) => !FILLING.has(token));

const QUALIFICATION =
  /\b(?:(?:un|non )?regulated|(?:first|second|third|1st|2nd|3rd) charges?|day (?:one|1)|net|gross|consumer|expats?|foreign nationals?|first time|light|medium|heavy|interest only)\b/;

/** Whether a heading narrows the column below it: 'Second charge' over 'Max LTV'. */
export const isQualification = (heading: string): boolean =>
  QUALIFICATION.test(words(heading)) || propertyTypes.isKnown(heading);
