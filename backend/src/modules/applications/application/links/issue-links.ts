import type { LinkPurpose, LinkTokens } from '#platform/application/link-tokens.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { StoredLinks, LinkRepository } from './link.repository.js';
import { linkExpiry } from './link-life.js';

/** What a token is derived from: those of renewed links from another text, so that the earlier ones do not open them. */
const derivedFrom = (applicationId: string, renewals: number): string =>
  renewals === 0 ? applicationId : `${applicationId}:${renewals}`;

/** What an applicant's two links are made of: whoever holds a token may open its page, so they are secrets. */
export interface IssuedLinks {
  readonly resultsToken: string;
  readonly statusToken: string;
  /** When the results link expires, ISO 8601, UTC. The status link works at least as long. */
  readonly linksExpireAt: string;
}

/** The page that a status token opens, from the root of the site. */
export const statusPath = (statusToken: string): string => `/status/${statusToken}`;

/** The page that a results token opens. */
export const resultsPath = (resultsToken: string): string => `/results/${resultsToken}`;

/** The links of an application that is new: what the applicant is given, and what is to be kept of it. */
interface NewLinks {
  readonly tokens: IssuedLinks;
  readonly stored: StoredLinks;
}

/** Gives an applicant the links to an application. Tokens are derived, never stored, so asking again gives the same. */
export class IssueLinks {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
  ) {}

  execute({ id, createdAt }: Pick<FundingApplication, 'id' | 'createdAt'>): NewLinks {
    return this.createLinks(id, 0, createdAt);
  }

  /** Others, which take the place of those that an application has. */
  async renewed(applicationId: string, now: Date): Promise<NewLinks> {
    const stored = await this.links.findStored(applicationId);
    return this.createLinks(applicationId, (stored?.renewals ?? 0) + 1, now);
  }

  /**
   * The links that were issued when the application was submitted. Where they were replaced since, they open nothing:
   * whoever sends an old submission again does not get the links of today.
   */
  async again(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const stored = await this.links.findStored(applicationId);
    return this.tokensOf(applicationId, 0, linkExpiry(submittedAt), stored);
  }

  /** The links that an application has today. */
  async current(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const stored = await this.links.findStored(applicationId);
    const expiresAt = stored?.expiresAt ?? linkExpiry(submittedAt);
    return this.tokensOf(applicationId, stored?.renewals ?? 0, expiresAt, stored);
  }

  private createLinks(applicationId: string, renewals: number, issuedAt: Date): NewLinks {
    const expiresAt = linkExpiry(issuedAt);
    const tokens = this.tokensOf(applicationId, renewals, expiresAt, null);
    return {
      tokens,
      stored: {
        applicationId,
        resultsDigest: this.tokens.digestOf(tokens.resultsToken),
        statusDigest: this.tokens.digestOf(tokens.statusToken),
        expiresAt,
        renewals,
      },
    };
  }

  /** Under the secret that the kept digests were made with, where there are such. */
  private tokensOf(
    applicationId: string,
    renewals: number,
    expiresAt: Date,
    stored: StoredLinks | null,
  ): IssuedLinks {
    const id = derivedFrom(applicationId, renewals);
    const token = (purpose: LinkPurpose, digest: string | undefined): string =>
      (digest && this.tokens.withDigest(digest, purpose, id)) || this.tokens.newest(purpose, id);
    return {
      resultsToken: token('applicant-link:results', stored?.resultsDigest),
      statusToken: token('applicant-link:status', stored?.statusDigest),
      linksExpireAt: expiresAt.toISOString(),
    };
  }
}
