import { hkdfSync } from 'node:crypto';

/**
 * A key for one purpose, derived from the pepper: the only secret that never changes, because passwords depend on it,
 * and that is not in the database. Keys for different purposes are independent.
 */
export const twoFactorKey = (pepper: string, purpose: 'secrets' | 'recovery-codes'): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', `two-factor-${purpose}`, 32));
