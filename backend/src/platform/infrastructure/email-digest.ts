import { createHash } from 'node:crypto';
import { emailKey } from '#kernel/email.js';

/** Under what calls about an address are counted: the address itself is not kept. */
export const emailDigest = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('base64');
