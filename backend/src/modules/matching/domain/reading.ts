import { isBlank } from '#shared/domain/text.js';

/** What a text means, or why that is not known. */
export type Reading<T> = T | 'blank' | 'unreadable';

export const readingOf = <T>(
  text: string | null | undefined,
  read: (text: string) => T | null,
): Reading<T> => (isBlank(text) ? 'blank' : (read(text ?? '') ?? 'unreadable'));

/** What was read, or null whatever the reason. */
export const known = <T>(reading: Reading<T>): T | null =>
  reading === 'blank' || reading === 'unreadable' ? null : reading;
