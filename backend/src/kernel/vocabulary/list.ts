import { words } from '../text/text.js';
import { answeredItems, withWholeAnswers, YES_IN_FRONT, type ItemAnswer } from './answered-items.js';
import { namesIn } from './names.js';
import { dividerAt } from './outside-brackets.js';

/** Whole entries that say that nothing is stated. */
const SILENT: ReadonlySet<string> = new Set(
  namesIn(
    `none, n a, na, nil, not applicable, not stated, not specified, not known, unknown, tbc, tba, to be confirmed,
    varies, various, other`,
  ),
);

/** 'Residential including HMOs' is two entries, 'land w/ planning' is one. */
const plainly = (text: string): string =>
  withWholeAnswers(text)
    .replace(/[^\S\r\n]+/g, ' ')
    .replace(/ (?:including|includes|incl?)\b\.? /gi, ', ')
    .replace(/\bw\/ ?/gi, 'with ');

/** What follows is left out. Not 'ex' alone, for 'ex-council flats'; and 'not for profit' leaves nothing out. */
const EXCEPT =
  /\b(?:excluding|excluded(?= ?[:=])|excludes?\b|excl\b\.?|except(?:ing)?(?: for)?|with the exception of|other than|apart from|but not|not(?![ -]for[ -]profit| subject)|no(?! planning| win| fee)|never)\b[ :.=]*|\bex\.? (?=ni\b|n\. ?i|northern|scotland|wales|england)/i;

/** Longer than any entry that a person would read as one name. */
export const MAX_ENTRY_LENGTH = 120;

const isSilent = (entry: string): boolean => {
  const entryWords = words(entry);
  return entryWords === '' || SILENT.has(entryWords);
};

/** 'land (with, without planning), flats' is two entries. */
const atCommas = dividerAt(',/+•');
const atSentences = dividerAt(';|\r\n');

const entriesIn = (text: string): string[] =>
  atCommas(text)
    .map((entry) => entry.trim())
    .filter((entry) => !isSilent(entry));

const BRACKETED = /^([^()]*)\(([^()]*)\)[^()]*$/;
const ADDING = /^\s*(?:(?:and|plus|also|inc|incl|including)\b|[&+])/i;

export interface Brackets {
  readonly base: string;
  readonly inner: string;
  /** 'Residential (including HMO)' is both; 'commercial (offices, shops)' is offices and shops. */
  readonly adds: boolean;
}

/** Null where an entry has no brackets, empty ones, or more than one pair. */
export const bracketsOf = (entry: string): Brackets | null => {
  const [, base = '', inner = ''] = BRACKETED.exec(entry.slice(0, MAX_ENTRY_LENGTH)) ?? [];
  return inner === '' ? null : { base, inner: inner.replace(ADDING, ''), adds: ADDING.test(inner) };
};

export const partsAtAnd = (entry: string): string[] =>
  entry.split(/&| (?:and|or) /i).map((part) => part.trim());

/** What a list names: who is lent to, or who is not. */
export type Named = 'included' | 'excluded';

export interface ListEntries {
  readonly entries: readonly string[];
  /** What is named after 'excluding', 'except', 'not' …, or has a denial behind it: 'Scotland - no'. */
  readonly exceptions: readonly string[];
  /** Of a list of exclusions, what it says not to be one: 'Gambling: no'. */
  readonly exempted: readonly string[];
}

/** 'UK (excluding Northern Ireland), Isle of Man': in brackets, the exception ends with them. */
const exceptIn = (
  sentence: string,
  isOneName: (entry: string) => boolean,
): Pick<ListEntries, 'entries' | 'exceptions'> => {
  const found = EXCEPT.exec(sentence);
  if (!found || isOneName(sentence)) return { entries: entriesIn(sentence), exceptions: [] };
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + found[0].length);
  const opened = before.lastIndexOf('(');
  if (opened <= before.lastIndexOf(')')) return { entries: entriesIn(before), exceptions: entriesIn(after) };
  const closed = after.indexOf(')') < 0 ? after.length : after.indexOf(')');
  return {
    entries: entriesIn(`${before.slice(0, opened)}${after.slice(closed + 1)}`),
    exceptions: entriesIn(after.slice(0, closed)),
  };
};

/** What an answer makes of its item: 'Gambling: declined' in a list of exclusions is one, 'Gambling: no' is none. */
const MADE_BY: Readonly<Record<Named, Readonly<Record<ItemAnswer, keyof ListEntries>>>> = {
  included: { yes: 'entries', accepted: 'entries', no: 'exceptions', refused: 'exceptions' },
  excluded: { yes: 'entries', refused: 'entries', no: 'exempted', accepted: 'exempted' },
};

const divide = (sentence: string, isOneName: (entry: string) => boolean, named: Named): ListEntries => {
  const items = answeredItems(sentence, { divide: atCommas, isOneName });
  const answered = (kind: keyof ListEntries): string[] =>
    items.flatMap(({ item, answer }) =>
      answer !== null && MADE_BY[named][answer] === kind ? entriesIn(item) : [],
    );
  const isPlain = items.every(({ answer }) => answer === null);
  const plain = items.filter(({ answer }) => answer === null).map(({ item }) => item);
  // As it was written where nothing was taken out of it: 'with, without planning' is divided by what holds it.
  const rest = exceptIn(isPlain ? sentence.replace(YES_IN_FRONT, '') : plain.join(', '), isOneName);
  return {
    entries: [...rest.entries, ...answered('entries')],
    exceptions: [...rest.exceptions, ...answered('exceptions')],
    exempted: answered('exempted'),
  };
};

/**
 * The entries of a list as people write it, apart from what it says it leaves out. `isOneName` tells what means one
 * thing although it holds such a word: 'no restrictions'.
 */
export const readEntries = (
  text: string,
  isOneName: (entry: string) => boolean,
  named: Named = 'included',
): ListEntries => {
  if (isSilent(text)) return { entries: [], exceptions: [], exempted: [] };
  const sentences = atSentences(plainly(text)).map((part) => divide(part.trim(), isOneName, named));
  return {
    entries: sentences.flatMap(({ entries }) => entries),
    exceptions: sentences.flatMap(({ exceptions }) => exceptions),
    exempted: sentences.flatMap(({ exempted }) => exempted),
  };
};
