import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { LinkTokens, type LinkPurpose } from '../application/link-tokens.js';

/**
 * A 256-bit HMAC of the record's id, keyed by the session secret and the purpose. Random tokens would have to be
 * stored in clear to be sent again; these can be derived again, so only their SHA-256 is stored.
 */
@Injectable()
export class HmacLinkTokens extends LinkTokens {
  constructor(private readonly settings: Settings) {
    super();
  }

  underEachSecret(purpose: LinkPurpose, id: string): readonly [string, ...string[]] {
    const under = (secret: string): string =>
      createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
    const { sessionSecret, previousSessionSecrets } = this.settings;
    return [under(sessionSecret), ...previousSessionSecrets.map(under)];
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
