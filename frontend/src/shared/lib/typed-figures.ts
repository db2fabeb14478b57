import { inPounds } from '@/shared/lib/pounds';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

/** '1,250.5' → 1250.5; null for what is no number. */
const readNumber = (text: string): number | null =>
  GROUPED.test(text) ? Number(text.replaceAll(',', '')) : null;

/** '£1,250.50' → 125050; null where it is no amount of whole pence. */
export const readPence = (text: string): number | null => {
  const written = text.trim().replace(/^£\s*/, '');
  // The nearest penny to a fraction of one is not what was typed.
  if (/\.\d\d\d*[1-9]/.test(written)) return null;
  const pounds = readNumber(written);
  return pounds === null ? null : Math.round(pounds * 100);
};

/** The same the other way, as a field has it: 125050 → '1,250.50'. */
export const typedPence = (pence: number): string => inPounds(pence).replace('£', '');

/** '8.95%' → 8.95; null where it is no number. */
export const readDecimal = (text: string): number | null => readNumber(text.trim().replace(/\s*%$/, ''));
