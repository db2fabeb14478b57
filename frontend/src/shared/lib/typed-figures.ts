import { inPounds } from '@/shared/lib/pounds';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

/** '1,250.5' → 1250.5; null for what is no number. */
const readNumber = (text: string): number | null =>
  GROUPED.test(text) ? Number(text.replaceAll(',', '')) : null;

const DIGITS = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})* 000|\d{1,12})?(\.\d{1,6})?`;
const UNIT = '(k|thou|thousand|grand|mm?|mln|mill?|mn|millions?|bn?|billions?)?';
/** One amount as the server reads it: docs/amounts.json holds examples that both must read alike. */
const AMOUNT = new RegExp(`^(?:£|gbp)? ?${DIGITS} ?${UNIT} ?(?:£|gbp|pounds?|sterling)?\\.?$`);

const unitOf = (word: string): number => {
  if (word === '') return 1;
  if (/^[ktg]/.test(word)) return 1_000;
  return word.startsWith('m') ? 1_000_000 : 1_000_000_000;
};

/** '£1,250.50' → 125050, '£100k' → 10000000; null where it is no amount of whole pence. */
export const readPence = (text: string): number | null => {
  const match = AMOUNT.exec(text.trim().replace(/\s+/g, ' ').toLowerCase());
  if (!match) return null;
  const [, whole = '', fraction = '', word = ''] = match;
  const unit = unitOf(word);
  // Three decimals under a million may be thousands in continental dress, '12.500k', or finer than a penny.
  const fractionIsClear = fraction.length <= '.00'.length || unit >= 1_000_000;
  if (whole + fraction === '' || !fractionIsClear || /^0\d/.test(whole)) return null;
  return Math.round(Number(`${whole.replace(/[, ]/g, '') || '0'}${fraction}`) * unit * 100);
};

/** The same the other way, as a field has it: 125050 → '1,250.50'. */
export const typedPence = (pence: number): string => inPounds(pence).replace('£', '');

/** '8.95%' → 8.95; null where it is no number. */
export const readDecimal = (text: string): number | null => readNumber(text.trim().replace(/\s*%$/, ''));
