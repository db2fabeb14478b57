import { createHash } from 'node:crypto';
import { emailKey } from '#kernel/email.js';

/** The key for counting requests about an email address: the address itself is not stored. */
export const emailDigest = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('base64');
