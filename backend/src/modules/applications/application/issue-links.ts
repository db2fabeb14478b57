import type { FundingApplication } from '../domain/funding-application.js';
import { linkExpiry } from '../domain/link-expiry.js';
import type { StoredLinks, LinkRepository } from './link.repository.js';
import type { ApplicantLinks, TokenSigner } from './token-signer.js';

export interface IssuedLinks extends ApplicantLinks {
  /** ISO 8601, UTC. */
  readonly linksExpireAt: string;
}

/** The links of an application that is new: what the applicant is given, and what is to be kept of it. */
interface NewLinks {
  readonly given: IssuedLinks;
  readonly kept: StoredLinks;
}

/** Gives an applicant the links to an application. Tokens are derived, never stored, so asking again gives the same. */
export class IssueLinks {
  constructor(
    private readonly signer: TokenSigner,
    private readonly links: LinkRepository,
  ) {}

  execute({ id, createdAt }: Pick<FundingApplication, 'id' | 'createdAt'>): NewLinks {
    const [newest] = this.signer.linksOf(id);
    const expiresAt = linkExpiry(createdAt);
    return {
      given: { ...newest, linksExpireAt: expiresAt.toISOString() },
      kept: {
        applicationId: id,
        resultsDigest: this.signer.digestOf(newest.resultsToken),
        statusDigest: this.signer.digestOf(newest.statusToken),
        expiresAt,
      },
    };
  }

  /** The links that were issued when the application was submitted. */
  async again(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const [newest, ...older] = this.signer.linksOf(applicationId);
    const kept = await this.links.findResultsDigest(applicationId);
    // Given out under a secret that was replaced since: the older links are the ones that work.
    const given = older.find(({ resultsToken }) => this.signer.digestOf(resultsToken) === kept) ?? newest;
    return { ...given, linksExpireAt: linkExpiry(submittedAt).toISOString() };
  }
}
