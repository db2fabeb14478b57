import { isBlank } from '#kernel/text/text.js';

/** What a text means, or why that is not known. */
export type Parsed<T> = T | 'blank' | 'unreadable';

export const parsedOf = <T>(text: string | null | undefined, read: (text: string) => T | null): Parsed<T> =>
  isBlank(text) ? 'blank' : (read(text ?? '') ?? 'unreadable');

/** What was read, or null whatever the reason. */
export const known = <T>(reading: Parsed<T>): T | null =>
  reading === 'blank' || reading === 'unreadable' ? null : reading;
