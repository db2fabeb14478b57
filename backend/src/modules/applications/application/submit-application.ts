import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import type { Principal } from '#shared/application/principal.js';
import type { Answers } from '../domain/answers.js';
import type { ApplicationStatus, FundingApplication } from '../domain/funding-application.js';
import type { ApplicationRepository } from './application.repository.js';
import { CONFIRM_APPLICATION, type ConfirmationAsked } from './confirm-application.js';
import type { DraftApplication } from './draft-application.js';
import type { IssuedLinks, IssueLinks } from './issue-links.js';
import type { LinkRepository } from './link.repository.js';

/** What is kept of the answer for calls that are sent again; the links are derived anew. */
export interface Receipt {
  readonly id: string;
  readonly status: ApplicationStatus;
  /** The best score in percent; null when no lender matched. */
  readonly matchScore: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export type SubmittedApplication = Receipt & IssuedLinks;

export const receiptFor = ({ id, status, matchScore, createdAt }: FundingApplication): Receipt => ({
  id,
  status,
  matchScore,
  createdAt: createdAt.toISOString(),
});

/** A visitor's submission: the application, its matches, its links, its activity and its mail are kept together or not at all. */
export class SubmitApplication {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly draft: DraftApplication,
    private readonly issueLinks: IssueLinks,
    private readonly applications: ApplicationRepository,
    private readonly links: LinkRepository,
    private readonly activity: ActivityLog,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * The same answers make one application, however often sent: under the same key, or soon by the same caller.
   * @throws KeyReused
   */
  async execute(answers: Answers, key: string | null, principal: Principal): Promise<SubmittedApplication> {
    const call = { operation: 'submit-application', principal, key, request: answers };
    const earlier = await this.idempotency.earlierAnswer<Receipt>(call);
    if (earlier) return this.again(earlier);

    const application = await this.draft.execute(answers);
    const { given, kept } = this.issueLinks.execute(application);
    const receipt = await this.idempotency.writeOnce(call, receiptFor(application), async () => {
      await this.applications.add(application);
      await this.links.add(kept);
      await this.activity.record({
        actor: principal,
        action: 'application-submitted',
        subject: { type: 'application', id: application.id },
        changes: { status: { from: null, to: application.status } },
      });
      const asked: ConfirmationAsked = { applicationId: application.id };
      await this.jobs.enqueue({ queue: CONFIRM_APPLICATION, id: application.id, data: asked });
    });
    return receipt.id === application.id ? { ...receipt, ...given } : this.again(receipt);
  }

  private async again(receipt: Receipt): Promise<SubmittedApplication> {
    const links = await this.issueLinks.again(receipt.id, new Date(receipt.createdAt));
    return { ...receipt, ...links };
  }
}
