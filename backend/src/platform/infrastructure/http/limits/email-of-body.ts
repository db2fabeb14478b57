import type { Request } from 'express';
import { emailDigest } from '#platform/infrastructure/email-digest.js';

/** The address that a call is about, whether it is known or not, as its digest; limits are counted before the body is checked. */
export const emailOfBody = ({ body }: Request): string => {
  const { email } = (body ?? {}) as { email?: unknown };
  return emailDigest(typeof email === 'string' ? email : '');
};
