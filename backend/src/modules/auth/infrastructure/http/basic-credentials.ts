import type { Request } from 'express';

export interface BasicCredentials {
  readonly username: string;
  readonly secret: string;
}

/** Names no account: what cannot be read opens nothing. */
const UNREADABLE: BasicCredentials = { username: '', secret: '' };

const SCHEME = /^basic +([A-Za-z0-9+/]{1,500}={0,2}) *$/i;
/** Printable ASCII; a username has no colon. */
const PAIR = /^([\x21-\x39\x3b-\x7e]+):([\x21-\x7e]+)$/;

/** What a call's Authorization header says, as RFC 7617 writes it; null without one. */
export const basicCredentials = ({ headers: { authorization } }: Request): BasicCredentials | null => {
  if (authorization === undefined) return null;
  const encoded = SCHEME.exec(authorization)?.[1] ?? '';
  const [, username, secret] = PAIR.exec(Buffer.from(encoded, 'base64').toString('latin1')) ?? [];
  return username && secret ? { username, secret } : UNREADABLE;
};

/** A page's call that is told of Basic makes the browser ask for a password in a window of its own. */
export const isFromPage = ({ headers }: Request): boolean => headers['sec-fetch-site'] !== undefined;

export const BASIC_CHALLENGE = 'Basic realm="API", charset="UTF-8"';
