import { firstCharacters, words } from '../text/text.js';

/** Legal forms, which names may or may not include. */
const LEGAL_FORMS =
  /\b(?:public limited company|limited liability partnership|community interest company|limited|ltd|plc|llp|lp|cic|cyfyngedig|cyf|ccc)\b/g;
const FILLERS = /\b(?:and|the)\b/g;
const INITIAL = /(?<![\p{L}\p{N}])(\p{L})\./gu;

/**
 * 'a b a' and 'A.B.A.' are one word. 'A & G' stay two: the register allows a company 'AG' beside it, so the names
 * alone are not the same.
 */
const BETWEEN_INITIALS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu;

const SHORTENED: Readonly<Record<string, string>> = { company: 'co', brothers: 'bros', saint: 'st' };

/**
 * A company's name reduced to what people agree on: lower case, no punctuation, no 'limited', 'and' or 'the'. If
 * nothing else remains, all of it.
 */
export const companyKey = (name: string): string => {
  const compared = words(name.replace(INITIAL, '$1').replaceAll('+', ' and '));
  const all = firstCharacters(compared, LONGEST).replace(BETWEEN_INITIALS, '');
  const distinguishing = all.replace(LEGAL_FORMS, ' ').replace(FILLERS, ' ');
  return wordsOf(distinguishing.trim() === '' ? all : distinguishing)
    .map((word) => (Object.hasOwn(SHORTENED, word) ? SHORTENED[word] : word))
    .join(' ');
};

/** The maximum length of names at Companies House. */
const LONGEST = 160;

export const wordsOf = (key: string): string[] => key.split(' ').filter(Boolean);

/** The length of numbers at Companies House. */
const NUMBER_LENGTH = 8;

/** 'No. 6436514', 'Company number: SC123456', 'Reg. no 06436514', 'CRN 06436514'. */
const LABEL =
  /^\s*(?:(?:uk|company|co|companies house|registered|registration|reg|crn)\b[\s.:]*)*(?:(?:numbers?|no|nr|num)\b|crn\b|#)?[\s.:#]*(?=(?:[a-z]\.?\s*){0,2}\d)/i;

/** Without its label, spaces and punctuation. */
const compacted = (text: string): string =>
  text
    .replace(LABEL, '')
    .replaceAll(/[\s.,/-]/g, '')
    .toUpperCase();

/** Its letters and digits, with no more leading zeros than the register has. */
const partsOf = (compact: string): { readonly prefix: string; readonly digits: string } | null => {
  const [, prefix, noughts = '', rest = ''] = /^([A-Z]{0,2})(0*)(\d*)$/.exec(compact) ?? [];
  if (prefix === undefined || noughts + rest === '') return null;
  const tooMany = Math.max(0, prefix.length + noughts.length + rest.length - NUMBER_LENGTH);
  return { prefix, digits: noughts.slice(tooMany) + rest };
};

/** Prefixes of Scottish, Northern Irish and partnership numbers, which people often omit. */
const PREFIXES = ['SC', 'NI', 'OC', 'SO', 'NC'] as const;

const padded = (prefix: string, digits: string): string =>
  prefix + digits.padStart(NUMBER_LENGTH - prefix.length, '0');

/**
 * Possible prefixes of a number while it is typed, the likeliest first: '1636368' may lack leading zeros, '123456'
 * those or the letters.
 */
export const numberPrefixes = (text: string): string[] => {
  const typed = partsOf(compacted(text));
  if (!typed || typed.digits.length < 3) return [];
  const { prefix, digits } = typed;
  const room = NUMBER_LENGTH - prefix.length;
  if (digits.length > room) return [];
  const found = new Set<string>();
  if (digits.length >= Math.max(4, room - 3)) found.add(padded(prefix, digits));
  if (prefix === '' && digits.length === 6) PREFIXES.forEach((letters) => found.add(letters + digits));
  found.add(prefix + digits);
  return [...found];
};

/** The format of every register: eight letters and digits, at least four of them digits. */
const REGISTERED = /^(?=(?:.*\d){4})(?!0+$)[A-Z\d]{8}$/;

/**
 * The number in the register's format, from any way of writing it: with or without a label, leading zeros, spaces and
 * full stops. Null if it is not one, such as 'not registered'.
 */
export const companyNumberKey = (text: string): string | null => {
  const compact = compacted(text);
  const parts = partsOf(compact);
  // Fewer digits than these may be anything.
  if (parts && parts.digits.length < 4) return null;
  const number = parts ? padded(parts.prefix, parts.digits) : compact;
  return REGISTERED.test(number) ? number : null;
};

/** Whether one number may be the other without its letters: '00123456' for 'SC123456'. */
export const mayLackLetters = (one: string, other: string): boolean =>
  one.slice(2) === other.slice(2) && (one.startsWith('00') || other.startsWith('00'));
