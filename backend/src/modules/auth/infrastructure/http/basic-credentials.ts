import type { Request } from 'express';

export interface BasicCredentials {
  readonly username: string;
  readonly secret: string;
}

/** Unreadable credentials match no account. */
const UNREADABLE: BasicCredentials = { username: '', secret: '' };

const SCHEME = /^basic +([A-Za-z0-9+/]{1,500}={0,2}) *$/i;
/** Printable ASCII; a username has no colon. */
const PAIR = /^([\x21-\x39\x3b-\x7e]+):([\x21-\x7e]+)$/;

/** The credentials in a request's Authorization header (RFC 7617); null without one. */
export const basicCredentials = ({ headers: { authorization } }: Request): BasicCredentials | null => {
  if (authorization === undefined) return null;
  const encoded = SCHEME.exec(authorization)?.[1] ?? '';
  const [, username, secret] = PAIR.exec(Buffer.from(encoded, 'base64').toString('latin1')) ?? [];
  return username && secret ? { username, secret } : UNREADABLE;
};

/** A Basic challenge to a page's request would make the browser prompt for a password. */
export const isFromPage = ({ headers }: Request): boolean => headers['sec-fetch-site'] !== undefined;

export const BASIC_CHALLENGE = 'Basic realm="API", charset="UTF-8"';
