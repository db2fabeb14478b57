import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { LinkTokens } from '#shared/application/link-tokens.js';
import type { TokenSigner, ApplicantLinks } from '../../application/token-signer.js';

/** The pages of the site that an applicant's tokens open. */
@Injectable()
export class SiteTokenSigner implements TokenSigner {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly settings: Settings,
  ) {}

  linksOf(applicationId: string): readonly [ApplicantLinks, ...ApplicantLinks[]] {
    return this.tokens.underEachSecret((tokenOf) =>
      this.links(
        tokenOf('applicant-link:results', applicationId),
        tokenOf('applicant-link:status', applicationId),
      ),
    );
  }

  digestOf(token: string): string {
    return this.tokens.digestOf(token);
  }

  private links(resultsToken: string, statusToken: string): ApplicantLinks {
    const site = this.settings.publicUrl ?? '';
    return {
      resultsToken,
      resultsUrl: `${site}/results/${resultsToken}`,
      statusToken,
      statusUrl: `${site}/status/${statusToken}`,
    };
  }
}
