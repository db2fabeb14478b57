import { firstCharacters, words } from './text.js';

/** Said in names or left out, as people like. */
const LEGAL_FORMS =
  /\b(?:public limited company|limited liability partnership|community interest company|limited|ltd|plc|llp|lp|cic|cyfyngedig|cyf|ccc)\b/g;
const FILLERS = /\b(?:and|the)\b/g;
const INITIAL = /(?<![\p{L}\p{N}])(\p{L})\./gu;

/**
 * 'a b a' and 'A.B.A.' are one word. 'A & G' stay two: the register takes a company 'AG' beside theirs, so they are not
 * the same by their names alone.
 */
const BETWEEN_INITIALS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu;

const SHORTENED: Readonly<Record<string, string>> = { company: 'co', brothers: 'bros', saint: 'st' };

/**
 * What of a company's name people agree on: small letters, no marks, no 'limited', 'and' or 'the'. Where nothing else
 * is there, all of it.
 */
export const companyKey = (name: string): string => {
  const compared = words(name.replace(INITIAL, '$1').replaceAll('+', ' and '));
  const all = firstCharacters(compared, LONGEST).replace(BETWEEN_INITIALS, '');
  const told = all.replace(LEGAL_FORMS, ' ').replace(FILLERS, ' ');
  return wordsOf(told.trim() === '' ? all : told)
    .map((word) => (Object.hasOwn(SHORTENED, word) ? SHORTENED[word] : word))
    .join(' ');
};

/** The names of Companies House have at most so many characters. */
const LONGEST = 160;

export const wordsOf = (key: string): string[] => key.split(' ').filter(Boolean);

const NUMBER = /^(?:[A-Z]{2})?\d{3,8}$/;

/** Where somebody types a number, what numbers begin with; '1636368' may lack the noughts in front. */
export const numberPrefixes = (text: string): string[] => {
  const typed = text.replaceAll(/\s/g, '').toUpperCase();
  if (!NUMBER.test(typed)) return [];
  const padded = /^\d{5,7}$/.test(typed) ? [typed.padStart(8, '0')] : [];
  return [...padded, typed];
};

/** What every register gives: eight letters and figures, at least four of them figures. */
const REGISTERED = /^(?=(?:.*\d){4})(?!0+$)[A-Z\d]{8}$/;

/** The number as the register has it, however it is written; null where it is none, such as 'not registered'. */
export const companyNumberKey = (text: string): string | null => {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const number = /^\d{5,7}$/.test(compact) ? compact.padStart(8, '0') : compact;
  return REGISTERED.test(number) ? number : null;
};
