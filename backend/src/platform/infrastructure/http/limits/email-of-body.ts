import type { Request } from 'express';
import { emailDigest } from '#platform/infrastructure/email-digest.js';

/** The digest of the email address in a request, known or not; limits are counted before the body is validated. */
export const emailOfBody = ({ body }: Request): string => {
  const { email } = (body ?? {}) as { email?: unknown };
  return emailDigest(typeof email === 'string' ? email : '');
};
