import type { Mails } from '#platform/application/mails/mails.js';
import type { Principal } from '#platform/application/principal.js';
import type { ApplicationChanges, FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationRepository } from './application.repository.js';
import type { ApplicationEvents } from './application-events.js';

/** What a review changed, by its kind; absent where it is about something else. */
export type ReviewChanges = Readonly<
  Partial<Record<'moved' | 'placed' | 'noted' | 'given', ApplicationChanges>>
>;

/**
 * Saves an application that was reviewed, records what changed, and emails its partner about a new status and its
 * applicant about a decision. To be called inside the unit of work of the change.
 */
export class RecordReview {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
    private readonly mails: Mails,
  ) {}

  async execute(
    application: FundingApplication,
    { moved = {}, placed = {}, noted = {}, given = {} }: ReviewChanges,
    actor: Principal,
  ): Promise<void> {
    const { id: applicationId } = application;
    await this.applications.save(application);
    const facts = { ...moved, ...placed };
    if (hasChanges(facts)) await this.events.record({ kind: 'reviewed', applicationId, actor, facts });
    if (moved['status']) await this.emailStatus(application);
    if (hasChanges(noted)) await this.events.record({ kind: 'noted', applicationId, actor });
    if (hasChanges(given))
      await this.events.record({ kind: 'owner-changed', applicationId, actor, facts: given });
  }

  private async emailStatus({ id, introducerId, status, tellsClient }: FundingApplication): Promise<void> {
    if (introducerId !== null)
      await this.mails.send('case-moved', { applicationId: id, introducerId, to: status });
    if (tellsClient && (status === 'approved' || status === 'rejected'))
      await this.mails.send('application-decided', { applicationId: id, to: status });
  }
}

export const hasChanges = (changes: ApplicationChanges): boolean => Object.keys(changes).length > 0;
