import type { LinkPurpose, LinkTokens } from '#shared/application/link-tokens.js';
import { DAY_MS } from '#shared/domain/time-units.js';
import type { FundingApplication } from '../domain/funding-application.js';
import type { StoredLinks, LinkRepository } from './link.repository.js';

const DAYS = 90;

/** Until when the links of an application work that was submitted at this moment. */
const linkExpiry = (submittedAt: Date): Date => new Date(submittedAt.getTime() + DAYS * DAY_MS);

/** What an applicant's two links are made of: whoever holds a token may open its page, so they are secrets. */
export interface IssuedLinks {
  readonly resultsToken: string;
  readonly statusToken: string;
  /** ISO 8601, UTC. */
  readonly linksExpireAt: string;
}

/** The page that a status token opens, from the root of the site. */
export const statusPath = (statusToken: string): string => `/status/${statusToken}`;

/** The links of an application that is new: what the applicant is given, and what is to be kept of it. */
interface NewLinks {
  readonly given: IssuedLinks;
  readonly kept: StoredLinks;
}

/** Gives an applicant the links to an application. Tokens are derived, never stored, so asking again gives the same. */
export class IssueLinks {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
  ) {}

  execute({ id, createdAt }: Pick<FundingApplication, 'id' | 'createdAt'>): NewLinks {
    const resultsToken = this.tokens.newest('applicant-link:results', id);
    const statusToken = this.tokens.newest('applicant-link:status', id);
    const expiresAt = linkExpiry(createdAt);
    return {
      given: { resultsToken, statusToken, linksExpireAt: expiresAt.toISOString() },
      kept: {
        applicationId: id,
        resultsDigest: this.tokens.digestOf(resultsToken),
        statusDigest: this.tokens.digestOf(statusToken),
        expiresAt,
      },
    };
  }

  /** The links that were issued when the application was submitted. */
  async again(applicationId: string, submittedAt: Date): Promise<IssuedLinks> {
    const kept = await this.links.findDigests(applicationId);
    const given = (purpose: LinkPurpose, digest: string | undefined): string =>
      (digest && this.tokens.withDigest(digest, purpose, applicationId)) ||
      this.tokens.newest(purpose, applicationId);
    return {
      resultsToken: given('applicant-link:results', kept?.resultsDigest),
      statusToken: given('applicant-link:status', kept?.statusDigest),
      linksExpireAt: linkExpiry(submittedAt).toISOString(),
    };
  }
}
