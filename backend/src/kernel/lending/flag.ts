import { plain } from '../text/text.js';

/** A yes or no as the API and the database represent it. */
export type Flag = 'true' | 'false';

const YES = new Set(['true', 'yes', 'y', '1', '✓', '✔', '☑', '✅']);
/** The letter x is missing on purpose: many people tick with it. */
const NO = new Set(['false', 'no', 'n', '0', '✗', '✘', '✕', '✖', '❌']);

/** Null when blank or unreadable: neither is a 'no'. */
export const readFlag = (value: unknown): Flag | null => {
  if (typeof value !== 'string' && typeof value !== 'boolean' && typeof value !== 'number') return null;
  const text = plain(String(value));
  if (YES.has(text)) return 'true';
  return NO.has(text) ? 'false' : null;
};
