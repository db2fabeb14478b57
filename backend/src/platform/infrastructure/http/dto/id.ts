import { isUUID } from 'class-validator';
import type { TextOptions } from './text.js';

/** For the id of a record, or one of `others`; `what` names it in the error message: 'the id of a partner'. */
export const idText = (
  label: string,
  what: string,
  others: readonly string[] = [],
): Pick<TextOptions, 'max' | 'label' | 'check'> => ({
  max: 36,
  label,
  check: (text) => (isUUID(text) || others.includes(text) ? null : `${label} must be ${what}`),
});
