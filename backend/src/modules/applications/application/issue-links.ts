import { linkExpiry } from '../domain/link-expiry.js';
import type { LinkBook } from './link-book.js';
import type { ApplicantLinks, LinkMaker } from './link-maker.js';

export interface IssuedLinks extends ApplicantLinks {
  /** ISO 8601, UTC. */
  readonly linksExpireAt: string;
}

/** Gives an applicant the links to an application. Tokens are derived, never stored, so asking again gives the same. */
export class IssueLinks {
  constructor(
    private readonly maker: LinkMaker,
    private readonly book: LinkBook,
  ) {}

  async execute(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const [newest, ...older] = this.maker.linksOf(applicationId);
    const expiresAt = linkExpiry(submittedAt);
    const kept = await this.book.keep({
      applicationId,
      resultsDigest: this.maker.digestOf(newest.resultsToken),
      statusDigest: this.maker.digestOf(newest.statusToken),
      expiresAt,
    });
    // Given out under a secret that was replaced since: the older links are the ones that work.
    const given = older.find(({ resultsToken }) => this.maker.digestOf(resultsToken) === kept) ?? newest;
    return { ...given, linksExpireAt: expiresAt.toISOString() };
  }
}
