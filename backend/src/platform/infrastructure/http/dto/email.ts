import { readEmailAddress } from '#kernel/email.js';
import { sentenceUnless, type TextOptions } from './text.js';

/** An email address. */
export const emailText = ({
  missing = 'Please enter a valid email',
  ...options
}: Pick<TextOptions, 'example' | 'missing'> = {}): TextOptions => ({
  max: 254,
  ...options,
  ...sentenceUnless((text) => readEmailAddress(text) !== null, missing),
});
