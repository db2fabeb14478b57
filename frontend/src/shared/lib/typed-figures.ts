import { inPounds } from '@/shared/lib/pounds';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

/** '1,250.5' → 1250.5; null for what is no number. */
const readNumber = (text: string): number | null =>
  GROUPED.test(text) ? Number(text.replaceAll(',', '')) : null;

/** '£1,250.50' → 125050; null where it is no amount of whole pence. */
export const readPence = (text: string): number | null => {
  const pounds = readNumber(text.trim().replace(/^£\s*/, ''));
  if (pounds === null) return null;
  const pence = Math.round(pounds * 100);
  // The nearest penny to a fraction of one is not what was typed.
  return Math.abs(pence - pounds * 100) < 1e-6 * Math.max(1, pence) ? pence : null;
};

/** The same the other way, as a field has it: 125050 → '1,250.50'. */
export const typedPence = (pence: number): string => inPounds(pence).replace('£', '');

/** '8.95%' → 8.95; null where it is no number. */
export const readDecimal = (text: string): number | null => readNumber(text.trim().replace(/\s*%$/, ''));
