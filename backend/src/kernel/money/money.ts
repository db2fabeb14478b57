import { endsOfOne, limitAt, MAX_FIGURE_LENGTH, readBound, type Bound, type Ends } from './bound.js';
import { noLimitIn, statesNoMaximum, statesNoMinimum } from './no-limit.js';
import { plain } from '../text/text.js';

/** An open-ended span means `to` or more. */
export interface MoneySpan {
  readonly from: number;
  readonly to: number;
  readonly openEnded: boolean;
}

interface Figure {
  readonly value: number;
  readonly unit: number;
}

/** '50-100' and '50.000' are thousands with something missing, so values this small are not trusted. */
const SMALLEST = 500;
/** Far below the largest safe integer and the column's bigint. */
const CEILING = 1e12;
const MILLION = 1e6;

const DIGITS = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})* 000|\d{1,12})?(\.\d{1,6})?`;
const UNIT = '(k|thou|thousand|grand|mm?|mln|mill?|mn|millions?|bn?|billions?)?';
const FIGURE = new RegExp(`^(?:£|gbp)? ?${DIGITS} ?${UNIT} ?(?:£|gbp|pounds?|sterling)?\\.?$`);
const VAT = / ?(?:\((?:excl?|incl?|plus|\+)\.? ?vat\)|(?:excl?|incl?|plus|\+|excluding|including)\.? ?vat)$/;

const unitOf = (word: string): number => {
  if (word === '') return 1;
  if (/^[ktg]/.test(word)) return 1_000;
  return word.startsWith('m') ? MILLION : 1e9;
};

const readFigure = (text: string): Figure | null => {
  const match = FIGURE.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = '', word = ''] = match;
  const unit = unitOf(word);
  // Three decimals under a million may be thousands in continental notation: '12.500k'.
  const fractionIsClear = fraction.length <= 3 || unit >= MILLION;
  const digits = whole.replace(/[, ]/g, '');
  if (whole + fraction === '' || !fractionIsClear || /^0\d/.test(whole)) return null;
  return { value: Number(`${digits || '0'}${fraction}`), unit };
};

const PENCE = 100;

const pence = ({ value, unit }: Figure): number => Math.round(value * unit * PENCE);

const toPounds = (amount: number): number => Math.round(amount / PENCE);

/** In '50-100k' the unit covers both ends; in '25,000-1m' it cannot; '500-1m' is ambiguous, so it is rejected. */
const lowerEnd = (low: Figure, high: Figure): number | null => {
  if (low.unit > 1 || high.unit === 1) return pence(low);
  const shared = pence({ value: low.value, unit: high.unit });
  const fits = shared <= pence(high);
  if (low.value < 1_000) return fits ? shared : high.unit === 1_000 ? pence(low) : null;
  return fits ? null : pence(low);
};

/** The ends in pence. Size limits apply to whole pounds. */
const span = (from: number | null, to: number, openEnded: boolean): MoneySpan | null => {
  if (from === null || from > to || toPounds(to) < SMALLEST || toPounds(to) >= CEILING) return null;
  return toPounds(from) === 0 || toPounds(from) >= SMALLEST ? { from, to, openEnded } : null;
};

const readRange = (low: string, high: string, openEnded: boolean): MoneySpan | null => {
  const from = statesNoMinimum(low) ? { value: 0, unit: 1 } : readFigure(low);
  if (!from) return null;
  if (statesNoMaximum(high)) return span(pence(from), pence(from), true);
  const to = readFigure(high);
  return to && span(lowerEnd(from, to), pence(to), openEnded);
};

const boundOf = (text: string): Bound | null => readBound(plain(text).replace(VAT, ''));

const spanOf = ({ low, high, side }: Bound): MoneySpan | null => {
  if (high !== null) return readRange(low, high, side === 'open');
  const figure = readFigure(low);
  if (!figure) return null;
  const to = pence(figure);
  return span(side === 'most' ? 0 : to, to, side === 'least' || side === 'open');
};

const inPounds = ({ from, to, openEnded }: MoneySpan): MoneySpan => ({
  from: toPounds(from),
  to: toPounds(to),
  openEnded,
});

const readPence = (text: string): MoneySpan | null => {
  const bound = boundOf(text);
  return bound && spanOf(bound);
};

/** By a currency or a unit; `readFigure` checks that it is one of ours. */
const NAMES_POUNDS = /[£a-z]/;

/**
 * One exact amount in whole pence, as someone types it: '£1,250.50', '100k', '-£125'. Null for a bare number, which
 * may be pounds or pence, and for amounts that are not whole pence.
 */
export const readTypedPence = (text: string): number | null => {
  const whole = plain(text);
  if (whole.length > MAX_FIGURE_LENGTH || !NAMES_POUNDS.test(whole)) return null;
  const figure = readFigure(whole.replace(/^- ?/, ''));
  return figure && (whole.startsWith('-') ? -1 : 1) * pence(figure);
};

const OTHER_CURRENCY =
  /[^\P{Sc}£]|\b(?:euros?|dollars?|eur|usd|chf|aed|aud|cad|cny|dkk|hkd|inr|jpy|nok|nzd|pln|sek|sgd|zar|kr)\b/iu;

/** Foreign currencies such as '€50,000' or '50,000 USD' are rejected, because we do not convert. */
export const isOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(text);

/** In whole pounds. Null if blank or unreadable: numbers are never guessed. */
export const readMoney = (text: string): MoneySpan | null => {
  const amount = readPence(text);
  return amount && inPounds(amount);
};

/** The amount sought, in pence: the option '2000000' is labelled £2,000,000+ and means that. */
export const readAskInPence = (text: string): MoneySpan | null => {
  const ask = readPence(text);
  return ask && text.trim() === '2000000' ? { ...ask, openEnded: true } : ask;
};

/** The amount sought, in whole pounds: the unit of lenders' limits. */
export const readAsk = (text: string): MoneySpan | null => {
  const ask = readAskInPence(text);
  return ask && inPounds(ask);
};

/** Both ends of a lender's limit; null if blank or unreadable. */
export const readAmountEnds = (text: string): Ends | null => {
  if (/^\s*£?0\s*$/.test(text)) return { low: 0, high: null, isOpen: false };
  const bound = boundOf(text);
  const exact = bound && spanOf(bound);
  if (!bound || !exact) return noLimitIn(text);
  const amount = inPounds(exact);
  if (bound.high === null) return endsOfOne(amount.to, bound.side);
  const hasNoEnd = amount.openEnded && bound.side !== 'open';
  return { low: amount.from, high: hasNoEnd ? Infinity : amount.to, isOpen: bound.side === 'open' };
};

/** A lender's minimum: 0 if it says there is none. 'Up to £5m' gives no minimum: null. */
export const readMinAmount = (text: string): number | null => limitAt('low', readAmountEnds(text));

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** £25,000 */
export const formatPounds = (amount: number): string => `£${grouped.format(amount)}`;
