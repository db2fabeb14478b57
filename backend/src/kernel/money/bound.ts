import { plain } from '../text/text.js';

/** Longer than any real figure: longer text is rejected before any pattern sees it. */
export const MAX_FIGURE_LENGTH = 80;

const ABOUT = /^(?:about|around|circa|ca?\.?(?= ?(?:[£\d.]|gbp))|approx\.?|approximately|roughly|~|≈) ?/;
const ABOUT_AFTER = / (?:approx\.?|approximately|circa|\(approx\.?\))$/;
const STARTS = String.raw`(?:[.:]? ?)(?=[£\d.~≈]|gbp|about|around|c\w*[ .£\d]|approx)`;

/** Words before a figure that make it an upper or lower limit. A 'no' or 'not' before one of them reverses it. */
const LESS = 'under|below|beneath|(?:less|fewer|lower|smaller|shorter|younger) than|sub-?|<';
const MORE =
  'over|above|beyond|(?:more|greater|higher|larger|bigger|longer|older) than|exceed(?:s|ing)?|in excess of|upwards? of|north of|>';
const NOT = '(?:no|not|never)';
const MAX_WORDS = `up ?to|within|until|at (?:the )?most|capped at|limited to|max(?:imum)?(?: of)?|<=|=<|≤|${LESS}|${NOT} (?:${MORE})`;
const MIN_WORDS = `from|at (?:the )?least|start(?:s|ing)? (?:at|from)|min(?:imum)?(?: of)?|>=|=>|≥|${MORE}|${NOT} (?:${LESS})`;
const MOST = new RegExp(`^(?:${MAX_WORDS})${STARTS}`);
const LEAST = new RegExp(`^(?:${MIN_WORDS})${STARTS}`);
/** Words after a figure. */
const MAX_BEHIND = String.raw`max(?:imum|\.)?|cap|at most|(?:or|and|&) (?:less|under|below|lower|fewer|younger)`;
const MIN_BEHIND = String.raw`min(?:imum|\.)?|at least`;
const OPEN_BEHIND = 'plus|upwards?|(?:or|and|&) (?:more|over|above|up|upwards?|higher|longer|older|beyond)';
const MAX_AFTER = new RegExp(`(?<!\\bno) (?:${MAX_BEHIND})$`);
const MIN_AFTER = new RegExp(`(?<!\\bno) (?:${MIN_BEHIND})$`);
const OPEN_AFTER = new RegExp(` ?\\+$| (?:${OPEN_BEHIND})$`);
const LOOSE = new RegExp(`^sub-?${STARTS}`);
const PAIR =
  /^(?:between (.+?) and|from (.+?)(?: ?-| (?:up )?to)|min(?:imum)?(?: of)?[.:]? ?(.+?)(?:,|;| ?-| and)? max(?:imum)?(?: of)?[.:]?) ?(.+)$/;

/** One end of a range. */
export type End = 'low' | 'high';

/** A figure or range in plain form, without the words around it that give its side. */
export interface Bound {
  readonly low: string;
  readonly high: string | null;
  /**
   * most: up to that; least: not below that; open: that or more, at its upper end for a range. 'From £5m' is least
   * and gives no upper end, '£5m+' is open.
   */
  readonly side: 'exact' | 'most' | 'least' | 'open';
}

/** Both ends of a text's range; null for an end that it does not give. */
export interface Ends {
  /** 0 if it says there is none. */
  readonly low: number | null;
  /** Infinity if it says there is none. */
  readonly high: number | null;
  /** The upper figure is not a limit: '£5m+'. */
  readonly isOpen: boolean;
}

/** The ends that one figure gives, according to the words around it. */
export const endsOfOne = (figure: number, side: Bound['side']): Ends => ({
  low: side === 'most' ? null : figure,
  high: side === 'least' ? null : figure,
  isOpen: side === 'open',
});

/** The limit at one end; null if not given. */
export const limitAt = (end: End, ends: Ends | null): number | null => {
  if (ends === null || end === 'low') return ends?.low ?? null;
  return ends.isOpen ? Infinity : ends.high;
};

const NONE = /$^/;
const without = (pattern: RegExp, text: string): string => text.replace(pattern, '');

type Side = Bound['side'];

/** Null if the words around a figure contradict each other: 'up to £5m+'. */
const bothSides = (before: Side | null, after: Side | null): Side | null => {
  if (before === null || after === null) return before ?? after ?? 'exact';
  return (before === 'most') === (after === 'most') ? before : null;
};

const sided = (figures: string, before: Side | null, after: Side | null): Bound | null => {
  const [low = '', high = null, ...more] = figures.split(/ ?- ?| (?:up )?to /);
  const side = bothSides(before, after);
  const isTwice = high !== null && (before !== null || after === 'least');
  if (side === null || more.length > 0 || isTwice) return null;
  return { low: without(ABOUT, low), high, side };
};

const SIDES_BEFORE = [
  ['most', MOST],
  ['least', LEAST],
] as const;
const SIDES_AFTER = [
  ['most', MAX_AFTER],
  ['least', MIN_AFTER],
  ['open', OPEN_AFTER],
] as const;

/** Null if the text is blank, too long for a figure, or contradictory. */
export const readBound = (text: string): Bound | null => {
  const whole = plain(text);
  if (whole === '' || whole.length > MAX_FIGURE_LENGTH) return null;
  const figure = without(ABOUT_AFTER, without(ABOUT, whole.replace(PAIR, '$1$2$3-$4')));
  const [before = null, wordsBefore = NONE] = SIDES_BEFORE.find(([, words]) => words.test(figure)) ?? [];
  const start = without(wordsBefore, figure);
  const [after = null, wordsAfter = NONE] = SIDES_AFTER.find(([, words]) => words.test(start)) ?? [];
  return sided(without(wordsAfter, start), before, after);
};

/** 'sub £5m' names a size of deal rather than a limit: it is read as one, but reported for checking. */
export const isLooseLimit = (text: string): boolean => LOOSE.test(without(ABOUT, plain(text)));

const NO_LIMIT = /\bno (?:set |fixed )?(?:min|max|upper limit|lower limit|cap)[a-z.]*/g;
const DENIED_BEFORE = /\b(?:no|not|never|nor|neither|cannot|without)\b|n['’]t\b/;
const DENIED_AFTER =
  /(?:\b(?:not|never)|n['’]t)\b.*\b(?:required|needed|necessary|essential|mandatory|applicable|relevant|asked)\b/;
const SAID_BEFORE: Record<End, RegExp> = {
  low: new RegExp(`(?:^| )(?:to|${MAX_WORDS})[.:]?(?= |$)`),
  high: new RegExp(`(?:^| )(?:${MIN_WORDS})[.:]?(?= |$)`),
};
const SAID_AFTER: Record<End, RegExp> = {
  low: new RegExp(`(?:^| )(?:${MAX_BEHIND}|[<>≤≥]=?)(?= |$)`),
  high: new RegExp(`(?:^| )(?:to|${MIN_BEHIND}|${OPEN_BEHIND}|[+<>≤≥]=?)(?= |$)`),
};

/**
 * Whether unread words beside a figure may mean that it is not this end: 'not' before '24 months', 'maximum' after
 * '600'. Without an end: only whether they negate the figure.
 */
export const isTurned = (end: End | null, before: string, after: string): boolean => {
  const [earlier = '', later = ''] = [before, after].map((words) => plain(words).replace(NO_LIMIT, ' '));
  if (DENIED_BEFORE.test(earlier) || DENIED_AFTER.test(later)) return true;
  return end !== null && (SAID_BEFORE[end].test(earlier) || SAID_AFTER[end].test(later));
};
