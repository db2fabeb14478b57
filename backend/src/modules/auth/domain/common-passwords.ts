import { COMMON_WORDS } from './common-words.js';

/** Rows and columns of a keyboard, digits and the alphabet: what fingers do when nobody thinks. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const ADORNMENT = /^[^a-z]+|[^a-z]+$/g;

const reversed = (text: string): string => Array.from(text).reverse().join('');
const withLetters = (text: string): string =>
  text.replaceAll(/[0134578@$!]/g, (sign) => LETTER_FOR[sign] ?? '').replaceAll(/[^a-z]/g, '');

/** The shortest part the text repeats: 'abab' is 'ab', and 'aaa' is 'a'. */
const unitOf = (text: string): string => {
  const next = (text + text).indexOf(text, 1);
  return text.slice(0, next);
};

const isRun = (text: string): boolean =>
  RUNS.some((run) => run.includes(text) || reversed(run).includes(text));

/** A walk in pieces of three or more: '123456qwerty', 'abc123abc123'. */
const isWalk = (text: string): boolean => {
  let rest = text;
  while (rest.length > 0) {
    let length = rest.length;
    while (length >= 3 && !isRun(rest.slice(0, length)) && unitOf(rest.slice(0, length)).length > 1)
      length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
};

const isWord = (text: string): boolean => COMMON_WORDS.has(text) || COMMON_WORDS.has(unitOf(text));

/** What may be meant by a text in lower case: digits and signs around it, and letters swapped for such, taken away. */
export const plainForms = (text: string): string[] => {
  const bare = text.replaceAll(ADORNMENT, '');
  return [bare, withLetters(bare), withLetters(text), bare.replaceAll(/[^a-z]/g, '')];
};

const isDressedWord = (text: string): boolean => plainForms(text).some(isWord);

/** Whether this is among the first things anybody who guesses would try. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  const unit = unitOf(text);
  return unit.length <= 2 || isWalk(unit) || isDressedWord(text) || isDressedWord(reversed(text));
};
