import { plain } from './text.js';

/** Longer than any honest figure: nothing beyond it is looked at, so no pattern below meets long text. */
const LONGEST = 80;

const ABOUT = /^(?:about|around|circa|ca?\.?(?= ?(?:[£\d.]|gbp))|approx\.?|approximately|roughly|~|≈) ?/;
const ABOUT_AFTER = / (?:approx\.?|approximately|circa|\(approx\.?\))$/;
const STARTS = String.raw`(?:[.:]? ?)(?=[£\d.~≈]|gbp|about|around|c\w*[ .£\d]|approx)`;
const MOST = new RegExp(
  `^(?:up ?to|under|below|less than|(?:no|not) more than|max(?:imum)?(?: of)?|<=?|≤)${STARTS}`,
);
const LEAST = new RegExp(
  `^(?:from|over|above|more than|at least|starting (?:at|from)|min(?:imum)?(?: of)?|>=?|≥)${STARTS}`,
);
const MOST_AFTER = /(?<!\bno) (?:max(?:imum|\.)?|or (?:less|under|below))$/;
const LEAST_AFTER =
  / ?\+$| (?:plus|upwards?|(?:or|and|&) (?:more|over|above|up|upwards?))$|(?<!\bno) min(?:imum|\.)?$/;
const PAIR =
  /^(?:between (.+?) and|from (.+?)(?: ?-| (?:up )?to)|min(?:imum)?(?: of)?[.:]? ?(.+?)(?:,|;| ?-| and)? max(?:imum)?(?: of)?[.:]?) ?(.+)$/;

/** A figure or a range of two, in plain form, without the words around it that say which side is meant. */
export interface Bound {
  readonly low: string;
  readonly high: string | null;
  /** most: that much and less; least: that much and more; for a range, least means its upper end and more. */
  readonly side: 'exact' | 'most' | 'least';
}

const without = (pattern: RegExp, text: string): string => text.replace(pattern, '');

const sided = (inner: string, most: boolean, least: boolean, leading: boolean): Bound | null => {
  const [low = '', high = null, ...more] = inner.split(/ ?- ?| (?:up )?to /);
  const contradictory = (most && least) || (high !== null && leading);
  if (more.length > 0 || contradictory) return null;
  return { low: without(ABOUT, low), high, side: least ? 'least' : most ? 'most' : 'exact' };
};

/** Null for text that is blank, too long to be a figure, or says two things at once. */
export const readBound = (text: string): Bound | null => {
  const whole = plain(text);
  if (whole === '' || whole.length > LONGEST) return null;
  const figure = without(ABOUT_AFTER, without(ABOUT, whole.replace(PAIR, '$1$2$3-$4')));
  const most = without(MOST, figure);
  const least = without(LEAST, figure);
  const start = most === figure ? least : most;
  const end = without(LEAST_AFTER, without(MOST_AFTER, start));
  const mostAfter = without(MOST_AFTER, start) !== start;
  const leastAfter = without(LEAST_AFTER, start) !== start;
  return sided(end, most !== figure || mostAfter, least !== figure || leastAfter, start !== figure);
};
