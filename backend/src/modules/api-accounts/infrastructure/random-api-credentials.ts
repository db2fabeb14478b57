import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ApiCredentials, IssuedCredentials } from '../application/api-credentials.js';

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** The digest of no secret. */
const NO_ACCOUNT_DIGEST = Buffer.alloc(32);

@Injectable()
export class RandomApiCredentials implements ApiCredentials {
  issue(): IssuedCredentials {
    const secret = randomBytes(32).toString('base64url');
    return {
      username: `api-${randomBytes(8).toString('hex')}`,
      secret,
      digest: digestOf(secret).toString('hex'),
    };
  }

  matches(secret: string, digest: string | null): boolean {
    const expected = digest === null ? NO_ACCOUNT_DIGEST : Buffer.from(digest, 'hex');
    return timingSafeEqual(digestOf(secret), expected) && digest !== null;
  }
}
