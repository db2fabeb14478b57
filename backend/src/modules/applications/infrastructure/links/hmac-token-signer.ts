import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { TokenSigner, type ApplicantLinks } from '../../application/token-signer.js';

const tokenOf = (secret: string, kind: string, applicationId: string): string =>
  createHmac('sha256', secret).update(`applicant-link:${kind}:${applicationId}`).digest('base64url');

/**
 * Tokens are 256 bits of HMAC over the application's id, under the session secret and a purpose of their own. Random
 * ones would have to be stored in clear to repeat an answer; these can be made again, so only their SHA-256 is stored.
 */
@Injectable()
export class HmacTokenSigner extends TokenSigner {
  constructor(private readonly settings: Settings) {
    super();
  }

  linksOf(applicationId: string): readonly [ApplicantLinks, ...ApplicantLinks[]] {
    const { sessionSecret, previousSessionSecrets } = this.settings;
    const links = (secret: string): ApplicantLinks => this.linksUnder(secret, applicationId);
    return [links(sessionSecret), ...previousSessionSecrets.map(links)];
  }

  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  private linksUnder(secret: string, applicationId: string): ApplicantLinks {
    const site = this.settings.publicUrl ?? '';
    const resultsToken = tokenOf(secret, 'results', applicationId);
    const statusToken = tokenOf(secret, 'status', applicationId);
    return {
      resultsToken,
      resultsUrl: `${site}/results/${resultsToken}`,
      statusToken,
      statusUrl: `${site}/status/${statusToken}`,
    };
  }
}
