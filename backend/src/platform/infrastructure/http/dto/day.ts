import { isISO8601 } from 'class-validator';
import type { TextOptions } from './text.js';

const EXAMPLE = '2026-03-16';

/** A calendar date in London as text: '2026-03-16'. */
export const dayText = (
  options: Pick<TextOptions, 'description' | 'missing'> & { readonly label: string },
): TextOptions => ({
  max: EXAMPLE.length,
  example: EXAMPLE,
  ...options,
  check: (text) =>
    /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && isISO8601(text, { strict: true })
      ? null
      : `${options.label} must be a date such as ${EXAMPLE}`,
});
