import { isBlank } from '#kernel/text/text.js';

/** The meaning of a text, or why it is not known. */
export type Parsed<T> = T | 'blank' | 'unreadable';

export const parsedOf = <T>(text: string | null | undefined, read: (text: string) => T | null): Parsed<T> =>
  isBlank(text) ? 'blank' : (read(text ?? '') ?? 'unreadable');

/** The value, or null for any reason. */
export const known = <T>(reading: Parsed<T>): T | null =>
  reading === 'blank' || reading === 'unreadable' ? null : reading;
