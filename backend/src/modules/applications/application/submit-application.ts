import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { Principal } from '#shared/application/principal.js';
import type { ApplicationStatus, FundingApplication } from '../domain/funding-application.js';
import type { ApplicationRepository } from './application.repository.js';

export interface SubmittedApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  /** The best score in percent; null when no lender matched. */
  readonly matchScore: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export const receiptFor = ({
  id,
  status,
  matchScore,
  createdAt,
}: FundingApplication): SubmittedApplication => ({
  id,
  status,
  matchScore,
  createdAt: createdAt.toISOString(),
});

/** A visitor's submission: the application, its matches and its activity are saved together or not at all. */
export class SubmitApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly activity: ActivityLog,
    private readonly once: Idempotency,
  ) {}

  /** The same answers make one application, however often sent: under the same key, or soon by the same caller. */
  execute(
    application: FundingApplication,
    key: string | null,
    principal: Principal,
  ): Promise<SubmittedApplication> {
    const request = application.answers;
    const call = { operation: 'submit-application', principal, key, request };
    return this.once.run(call, () => this.save(application, principal));
  }

  private async save(application: FundingApplication, actor: Principal): Promise<SubmittedApplication> {
    const { id, status } = application;
    await this.applications.add(application);
    await this.activity.record({
      actor,
      action: 'application-submitted',
      subject: { type: 'application', id },
      changes: { status: { from: null, to: status } },
    });
    return receiptFor(application);
  }
}
