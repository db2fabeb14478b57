import { formatPence } from '@/shared/lib/money';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

/** '1,250.5' → 1250.5; null if it is not a number. */
const readNumber = (text: string): number | null =>
  GROUPED.test(text) ? Number(text.replaceAll(',', '')) : null;

/**
 * A typed amount as the API takes it. The server rejects a bare figure, which may be pounds or pence, so '1,250.50' in a
 * field of pounds is sent as '£1,250.50' and '100k' as typed. Null if blank.
 */
export const typedAmount = (text: string): string | null => text.trim().replace(/^(?=[\d.])/, '£') || null;

/** Formats pence for a field: 125050 → '1,250.50'. */
export const formatPenceForField = (pence: number): string => formatPence(pence).replace('£', '');

/** '8.95%' → 8.95; null if it is not a number. */
export const readDecimal = (text: string): number | null => readNumber(text.trim().replace(/\s*%$/, ''));
