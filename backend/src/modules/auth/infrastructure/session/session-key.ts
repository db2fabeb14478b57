import { createHash } from 'node:crypto';

/** Only the digest is stored: whoever reads the table cannot make a cookie of it. */
export const sessionKey = (sid: string): Buffer => createHash('sha256').update(sid).digest();
