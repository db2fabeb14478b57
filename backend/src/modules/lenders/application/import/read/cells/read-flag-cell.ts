import { readFlag, type Flag } from '#kernel/lending/flag.js';
import { words } from '#kernel/text/text.js';
import {
  ACCEPTS_ANSWERS,
  ACTIVE_ANSWERS,
  DOUBTS,
  LIMITS,
  SIGNS,
  SUBJECTS,
  type AnswerWords,
} from '../../words/answer-words.js';
import { state, type Reader } from './cell-reading.js';

interface Answer {
  readonly flag: Flag;
  /** Whether the cell has a condition, which is not stored. */
  readonly isQualified: boolean;
}

const UNREADABLE = 'We could not read this as Yes or No, so it counts as not stated.';
/** Longer than any answer that a person would write. */
const LONGEST = 300;
/** The maximum number of words in an answer. */
const MAX_WORDS = 5;
/** 'Yes*' refers to a footnote. */
const FOOTNOTE = /\S\s*[*†‡]+$/;
/** 'N - 2 years', but not 'N/A for BTL' or 'No limit': a separator must follow a short answer. */
const SHORT = /^(?:no|n|y)$/;
const SET_APART = /^(?:(?:no|n|y)\s*[-–—,;:(*]|no\.\s|y\s+[^\s/])/i;

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map(words)
    .filter((entry) => entry !== '');

const subjects: ReadonlySet<string> = new Set(listOf(SUBJECTS));
const doubts: ReadonlySet<string> = new Set(listOf(DOUBTS));
const limits: ReadonlySet<string> = new Set(listOf(LIMITS));

const flagOfSign = (sign: string): Flag | null => {
  if (SIGNS.yes.includes(sign)) return 'true';
  if (SIGNS.no.includes(sign)) return 'false';
  return /[\p{L}\p{N}]/u.test(sign) ? null : readFlag(sign);
};

/** Ticks and crosses as words: '✓ (max 2)' is 'yes (max 2)', and a Wingdings letter counts only alone. */
const spelledOut = (text: string): string => {
  const [, sign = '', rest = ''] = /^(\S)[\uFE0E\uFE0F]?(.*)$/su.exec(text.trim()) ?? [];
  const flag = flagOfSign(sign);
  if (flag === null || (/\p{L}/u.test(sign) && rest !== '')) return text;
  if (/^\s*(?:yes|no)\b/i.test(rest)) return rest;
  return flag === 'true' ? `yes ${rest}` : `no${rest}`;
};

type Meanings = ReadonlyMap<string, Flag>;

const meaningsOf = (yes: string, no: string): Meanings =>
  new Map([
    ...listOf(yes).map((key) => [key, 'true'] as const),
    ...listOf(no).map((key) => [key, 'false'] as const),
  ]);

/** All runs of up to this many words: longer ones first at each start. */
const runsFrom = (tokens: readonly string[], start: number): string[] =>
  Array.from({ length: MAX_WORDS }, (_, index) => tokens.slice(start, start + MAX_WORDS - index).join(' '));

class Answers {
  private readonly alone: Meanings;
  private readonly openings: Meanings;
  private readonly endings: Meanings;

  constructor({ yes, no, yesBehind, noBehind, yesAlone, noAlone }: AnswerWords) {
    this.endings = meaningsOf(yesBehind, noBehind);
    this.openings = new Map([...meaningsOf(yes, no), ...this.endings]);
    this.alone = new Map([...meaningsOf(yesAlone, noAlone), ...this.openings]);
  }

  /** Null if it is neither a plain yes nor a plain no. */
  in(text: string): Answer | null {
    if (text.length > LONGEST) return null;
    const spelled = spelledOut(text);
    const spelledWords = words(spelled);
    const whole = this.alone.get(spelledWords) ?? readFlag(text);
    if (whole) return { flag: whole, isQualified: FOOTNOTE.test(text) };
    if (spelledWords.startsWith('no ') && subjects.has(spelledWords.slice(3)))
      return { flag: 'false', isQualified: false };
    const flag = this.atStart(spelled, spelledWords.split(' ')) ?? this.atEnd(spelledWords.split(' '));
    return flag && { flag, isQualified: true };
  }

  private atStart(text: string, tokens: readonly string[]): Flag | null {
    const opening = runsFrom(tokens, 0).find((run) => this.openings.has(run));
    const flag = this.openings.get(opening ?? '');
    if (opening === undefined || !flag || (SHORT.test(opening) && !SET_APART.test(text))) return null;
    const rest = tokens.slice(opening.split(' ').length);
    return this.isContradicted(flag, rest) ? null : flag;
  }

  /** Contradictions: 'Yes/No', 'Open, now closed', 'No, but considered with PG'. */
  private isContradicted(flag: Flag, rest: readonly string[]): boolean {
    const [first = '', ...more] = rest.filter((token) => token !== 'or' && token !== 'and');
    const isOpposite = (run: string): boolean =>
      !SHORT.test(run) && (this.openings.get(run) ?? flag) !== flag;
    if (rest.some((_, place) => runsFrom(rest, place).some(isOpposite))) return true;
    if (flag === 'false') return rest.some((token) => doubts.has(token));
    return first === 'not' || (more.length === 0 && this.openings.get(first) === 'false');
  }

  private atEnd(tokens: readonly string[]): Flag | null {
    const ending = [3, 2, 1]
      .map((count) => tokens.slice(-count).join(' '))
      .find((run) => this.endings.has(run));
    const before = tokens.slice(0, -(ending?.split(' ').length ?? 0));
    return ending === undefined || before.some((token) => doubts.has(token) || limits.has(token))
      ? null
      : (this.endings.get(ending) ?? null);
  }
}

const spelledWords = ({ flag, isQualified }: Answer): string | undefined =>
  isQualified ? `Read as ${flag === 'true' ? 'Yes' : 'No'}; the rest of the cell was ignored.` : undefined;

const readerOf =
  (answers: Answers): Reader =>
  ({ text }, { fields: [field] }) => {
    const answer = answers.in(text);
    return answer ? state(field, answer.flag, spelledWords(answer)) : { problem: UNREADABLE };
  };

const accepts = new Answers(ACCEPTS_ANSWERS);

export const readYesOrNo = readerOf(accepts);
export const readActive = readerOf(new Answers(ACTIVE_ANSWERS));

/** In a column called 'Bridging', a yes means that the lender offers it. */
export const readTick: Reader = ({ text }, { fields: [field], product = '' }) => {
  const answer = accepts.in(text);
  if (!answer) return { problem: UNREADABLE };
  const { flag } = answer;
  return flag === 'true'
    ? { ...state(field, product, spelledWords(answer)), answer: flag }
    : { answer: flag };
};
