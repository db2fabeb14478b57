import type { LinkPurpose, LinkTokens } from '#platform/application/link-tokens.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { StoredLinks, LinkRepository } from './link.repository.js';
import { linkExpiry } from './link-life.js';

/** The text that tokens are derived from: renewed links use another, so that earlier ones stop working. */
const derivedFrom = (applicationId: string, renewals: number): string =>
  renewals === 0 ? applicationId : `${applicationId}:${renewals}`;

/** The tokens of an applicant's two links: whoever has one can open its page, so they are secrets. */
export interface IssuedLinks {
  readonly resultsToken: string;
  readonly statusToken: string;
  /** When the results link expires, ISO 8601, UTC. The status link works at least as long. */
  readonly linksExpireAt: string;
}

/** The page of a status token, as a path from the root of the site. */
export const statusPath = (statusToken: string): string => `/status/${statusToken}`;

/** The page of a results token. */
export const resultsPath = (resultsToken: string): string => `/results/${resultsToken}`;

/** New links: the tokens for the applicant, and the digests to store. */
interface NewLinks {
  readonly tokens: IssuedLinks;
  readonly stored: StoredLinks;
}

/** Issues an applicant's links. Tokens are derived, never stored, so repeating it gives the same. */
export class IssueLinks {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
  ) {}

  execute({ id, createdAt }: Pick<FundingApplication, 'id' | 'createdAt'>): NewLinks {
    return this.createLinks(id, 0, createdAt);
  }

  /** New links that replace the current ones. */
  async renewed(applicationId: string, now: Date): Promise<NewLinks> {
    const stored = await this.links.findStored(applicationId);
    return this.createLinks(applicationId, (stored?.renewals ?? 0) + 1, now);
  }

  /**
   * The links issued at submission. If they were replaced since, they no longer work: repeating an old submission
   * does not reveal the current links.
   */
  async again(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const stored = await this.links.findStored(applicationId);
    return this.tokensOf(applicationId, 0, linkExpiry(submittedAt), stored);
  }

  /** The current links of an application. */
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

  /** Derived under the secret that matches the stored digests, if there are any. */
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
