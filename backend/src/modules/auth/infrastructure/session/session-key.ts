import { createHash } from 'node:crypto';

/** Only the digest is stored: a reader of the table cannot forge a cookie. */
export const sessionKey = (sid: string): Buffer => createHash('sha256').update(sid).digest();
