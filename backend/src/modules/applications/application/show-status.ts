import { LinkNotFound } from '../domain/errors.js';
import type { ApplicationStatus } from '../domain/funding-application.js';
import { statusSentence } from '../domain/status-sentence.js';
import type { ApplicantQueries } from './applicant.queries.js';
import type { FollowLink } from './follow-link.js';

/** All times are ISO 8601, UTC. */
export interface StatusForApplicant {
  readonly companyName: string;
  readonly fundingType: string;
  readonly status: ApplicationStatus;
  readonly statusAt: string;
  readonly statusText: string;
  readonly submittedAt: string;
  readonly expiresAt: string;
  readonly disclosures: readonly { readonly recipient: string; readonly at: string }[];
}

/** Where an application stands, and who has been given the applicant's details. */
export class ShowStatus {
  constructor(
    private readonly followLink: FollowLink,
    private readonly queries: ApplicantQueries,
  ) {}

  /** @throws LinkNotFound */
  async execute(token: string): Promise<StatusForApplicant> {
    const { applicationId, expiresAt } = await this.followLink.execute('status', token);
    const standing = await this.queries.standing(applicationId);
    if (!standing) throw new LinkNotFound();
    const { companyName, fundingType, status, statusAt, submittedAt, disclosures } = standing;
    return {
      companyName,
      fundingType,
      status,
      statusAt: statusAt.toISOString(),
      statusText: statusSentence(status),
      submittedAt: submittedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      disclosures: disclosures.map(({ recipient, at }) => ({ recipient, at: at.toISOString() })),
    };
  }
}
