import { hkdfSync } from 'node:crypto';

/**
 * A key for one purpose, derived from the pepper: the one secret that never changes, because the passwords hang on it,
 * and that is not in the database. What purpose one key serves says nothing about another.
 */
export const twoFactorKey = (pepper: string, purpose: 'secrets' | 'recovery-codes'): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', `two-factor-${purpose}`, 32));
