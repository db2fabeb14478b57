import { hkdfSync } from 'node:crypto';
import type { Settings } from '#config/settings.js';

/**
 * Keys for one purpose, the current one first, derived from the peppers, which are not in the database. Keys for
 * different purposes are independent.
 */
export const twoFactorKeys = (
  { passwordPepper, previousPasswordPeppers }: Settings,
  purpose: 'secrets' | 'recovery-codes',
): readonly [Buffer, ...Buffer[]] => {
  const keyUnder = (pepper: string): Buffer =>
    Buffer.from(hkdfSync('sha256', pepper, '', `two-factor-${purpose}`, 32));
  return [keyUnder(passwordPepper), ...previousPasswordPeppers.map(keyUnder)];
};
