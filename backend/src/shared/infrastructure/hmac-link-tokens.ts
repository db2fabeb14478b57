import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { LinkTokens, type TokenOf } from '../application/link-tokens.js';

const tokensUnder =
  (secret: string): TokenOf =>
  (purpose, id) =>
    createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');

/**
 * 256 bits of HMAC over the record's id, under the session secret and a purpose of their own. Random tokens would have
 * to be stored in clear to be given again; these can be made again, so only their SHA-256 is stored.
 */
@Injectable()
export class HmacLinkTokens extends LinkTokens {
  constructor(private readonly settings: Settings) {
    super();
  }

  underEachSecret<T>(make: (tokenOf: TokenOf) => T): readonly [T, ...T[]] {
    const { sessionSecret, previousSessionSecrets } = this.settings;
    return [make(tokensUnder(sessionSecret)), ...previousSessionSecrets.map((old) => make(tokensUnder(old)))];
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
