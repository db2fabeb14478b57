import { linkExpiry } from '../domain/link-expiry.js';
import type { LinkRepository } from './link.repository.js';
import type { ApplicantLinks, TokenSigner } from './token-signer.js';

export interface IssuedLinks extends ApplicantLinks {
  /** ISO 8601, UTC. */
  readonly linksExpireAt: string;
}

/** Gives an applicant the links to an application. Tokens are derived, never stored, so asking again gives the same. */
export class IssueLinks {
  constructor(
    private readonly signer: TokenSigner,
    private readonly repository: LinkRepository,
  ) {}

  async execute(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const [newest, ...older] = this.signer.linksOf(applicationId);
    const expiresAt = linkExpiry(submittedAt);
    const kept = await this.repository.keep({
      applicationId,
      resultsDigest: this.signer.digestOf(newest.resultsToken),
      statusDigest: this.signer.digestOf(newest.statusToken),
      expiresAt,
    });
    // Given out under a secret that was replaced since: the older links are the ones that work.
    const given = older.find(({ resultsToken }) => this.signer.digestOf(resultsToken) === kept) ?? newest;
    return { ...given, linksExpireAt: expiresAt.toISOString() };
  }
}
