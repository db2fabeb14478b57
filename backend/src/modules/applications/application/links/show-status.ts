import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LinkNotFound } from '../../domain/errors.js';
import { callbackBy, type Callback } from '../../domain/response-time/callback.js';
import type { ApplicantQueries, ApplicantView } from './applicant.queries.js';
import type { DetailsHolder, DetailsHolders } from '../shared-details/details-holders.js';
import type { IssueLinks } from './issue-links.js';
import type { OpenLink } from './link-life.js';

/** All times are ISO 8601, UTC. */
export interface StatusForApplicant extends Pick<
  ApplicantView,
  'companyName' | 'fundingType' | 'amount' | 'purpose' | 'status' | 'stage'
> {
  readonly statusAt: string;
  /** The reason for a rejection in staff's words for the applicant. */
  readonly reason: string | null;
  /** The time by which we will call; null once we have responded. */
  readonly callback: Callback | null;
  readonly submittedAt: string;
  /** Null while the application is open. */
  readonly expiresAt: string | null;
  /** The token of the results link of the same application; null once that has expired. */
  readonly resultsToken: string | null;
  readonly disclosures: readonly Omit<DetailsHolder, 'id'>[];
}

/** An application's status, and who has the applicant's details. */
export class ShowStatus {
  constructor(
    private readonly context: UseCaseContext,
    private readonly queries: ApplicantQueries,
    private readonly issueLinks: Pick<IssueLinks, 'current'>,
    private readonly detailsShared: DetailsHolders,
  ) {}

  /** The application of a status link. @throws LinkNotFound if it was deleted meanwhile */
  async execute({ applicationId, expiresAt, statusExpiresAt }: OpenLink): Promise<StatusForApplicant> {
    const standing = await this.queries.standing(applicationId);
    if (!standing) throw new LinkNotFound();
    const { companyName, fundingType, amount, purpose } = standing;
    const { status, statusAt, stage, reason, submittedAt } = standing;
    const { introducerId, clientConsentAt, callbackDueAt } = standing;
    const since = clientConsentAt ?? submittedAt;
    const holders = await this.detailsShared.with({ id: applicationId, introducerId, since });
    const now = this.context.clock.now();
    const links = expiresAt > now ? await this.issueLinks.current(applicationId, submittedAt) : null;
    return {
      companyName,
      fundingType,
      amount,
      purpose,
      status,
      statusAt: statusAt.toISOString(),
      stage,
      reason: status === 'rejected' ? reason : null,
      callback: callbackDueAt && callbackBy(callbackDueAt, now),
      submittedAt: submittedAt.toISOString(),
      expiresAt: statusExpiresAt?.toISOString() ?? null,
      resultsToken: links?.resultsToken ?? null,
      disclosures: holders.map(({ recipient, what, at }) => ({ recipient, what, at })),
    };
  }
}
