import type { MailData, Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationChanges } from '../../domain/application-changes.js';
import type { ApplicationStatus, Placement, Stage } from '../../domain/application-status.js';
import type { AssignedLender, FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationEvents } from './application-events.js';
import type { ApplicationRepository } from './application.repository.js';

/** Changes to an application; undefined leaves a field unchanged. */
export interface ApplicationChange {
  readonly status?: ApplicationStatus | undefined;
  /** The reason for the new status, for the partner. */
  readonly reason?: string | undefined;
  /** The reason for the new status, for the applicant. */
  readonly clientReason?: string | undefined;
  /** Null unassigns the lender. */
  readonly assignedLender?: AssignedLender | null | undefined;
  readonly notes?: string | null | undefined;
  /** Null if unassigned. */
  readonly ownerId?: string | null | undefined;
  /** Null before any lender was asked. */
  readonly placement?: Placement | null | undefined;
  /** Progress to email to the partner besides the stage. */
  readonly progress?: 'lender_declined' | 'completion_reversed' | undefined;
}

/** The previous stages from which reaching a stage is news for the partner: undoing an acceptance is not. */
const PROGRESS: Readonly<Record<'offers' | 'completed', readonly Stage[]>> = {
  offers: ['new', 'reviewing', 'with_lenders'],
  completed: ['accepted'],
};

/**
 * Changes a locked application after a review or progress with lenders: saves it, records the event, and emails the
 * partner about status and progress and the applicant about a decision. Call it inside the unit of work of the
 * change.
 */
export class ChangeApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
    private readonly mails: Mails,
  ) {}

  /** @throws MoveNotAllowed */
  async execute(application: FundingApplication, change: ApplicationChange, actor: Principal): Promise<void> {
    const { status, reason, clientReason, assignedLender, notes, ownerId, placement } = change;
    const { id: applicationId, stage } = application;
    const now = this.context.clock.now();
    const moved =
      status === undefined ? {} : application.move(status, reason ?? null, now, clientReason ?? null);
    const assigned = assignedLender === undefined ? {} : application.assign(assignedLender, now);
    const noted = notes === undefined ? {} : application.note(notes, now);
    const ownerChange = ownerId === undefined ? {} : application.giveTo(ownerId, now);
    if (placement !== undefined) application.reach(placement, now);
    else if (![moved, assigned, noted, ownerChange].some(hasChanges)) return;
    await this.applications.save(application);
    const facts = { ...moved, ...assigned };
    if (hasChanges(facts)) await this.events.record({ kind: 'reviewed', applicationId, actor, facts });
    if (moved['status']) await this.emailStatus(application);
    if (hasChanges(noted)) await this.events.record({ kind: 'noted', applicationId, actor });
    if (hasChanges(ownerChange))
      await this.events.record({ kind: 'owner-changed', applicationId, actor, facts: ownerChange });
    if (placement !== undefined) await this.emailProgress(application, stage, change.progress);
  }

  private async emailStatus({ id, introducerId, status, emailsClient }: FundingApplication): Promise<void> {
    if (introducerId !== null)
      await this.mails.send('case-moved', { applicationId: id, introducerId, to: status });
    if (emailsClient && (status === 'approved' || status === 'rejected'))
      await this.mails.send('application-decided', { applicationId: id, to: status });
  }

  private async emailProgress(
    { id: applicationId, introducerId, stage }: FundingApplication,
    before: Stage,
    progress: ApplicationChange['progress'],
  ): Promise<void> {
    if (introducerId === null) return;
    const send = (to: MailData<'case-progressed'>['to']) =>
      this.mails.send('case-progressed', { id: this.context.ids.next(), applicationId, introducerId, to });
    if ((stage === 'offers' || stage === 'completed') && PROGRESS[stage].includes(before)) await send(stage);
    if (progress) await send(progress);
  }
}

const hasChanges = (changes: ApplicationChanges): boolean => Object.keys(changes).length > 0;
