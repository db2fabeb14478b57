import { words } from '../text/text.js';
import { answeredItems, withWholeAnswers, YES_IN_FRONT, type ItemAnswer } from './answered-items.js';
import { namesIn } from './names.js';
import { dividerAt } from './outside-brackets.js';

/** Entries that mean nothing is stated. */
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

/** Words before an exception. Not 'ex' alone, because of 'ex-council flats'; 'not for profit' is no exception. */
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

/** Null if an entry has no brackets, empty ones, or several pairs. */
export const bracketsOf = (entry: string): Brackets | null => {
  const [, base = '', inner = ''] = BRACKETED.exec(entry.slice(0, MAX_ENTRY_LENGTH)) ?? [];
  return inner === '' ? null : { base, inner: inner.replace(ADDING, ''), adds: ADDING.test(inner) };
};

export const partsAtAnd = (entry: string): string[] =>
  entry.split(/&| (?:and|or) /i).map((part) => part.trim());

/** Whether a list includes or excludes what it names. */
export type Named = 'included' | 'excluded';

export interface ListEntries {
  readonly entries: readonly string[];
  /** What follows 'excluding', 'except', 'not' …, or has a denial after it: 'Scotland - no'. */
  readonly exceptions: readonly string[];
  /** In a list of exclusions, what it says is not excluded: 'Gambling: no'. */
  readonly exempted: readonly string[];
}

/** 'UK (excluding Northern Ireland), Isle of Man': an exception in brackets ends with them. */
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

/** The effect of an answer: 'Gambling: declined' in a list of exclusions is an exclusion, 'Gambling: no' is not. */
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
  // Unchanged if nothing was taken out: 'with, without planning' is divided by its caller.
  const rest = exceptIn(isPlain ? sentence.replace(YES_IN_FRONT, '') : plain.join(', '), isOneName);
  return {
    entries: [...rest.entries, ...answered('entries')],
    exceptions: [...rest.exceptions, ...answered('exceptions')],
    exempted: answered('exempted'),
  };
};

/**
 * The entries of a list as people write it, separate from its exceptions. `isOneName` recognises names that contain
 * such a word: 'no restrictions'.
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
