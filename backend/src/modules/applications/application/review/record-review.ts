import type { Mails } from '#platform/application/mails/mails.js';
import type { Principal } from '#platform/application/principal.js';
import type { ApplicationChanges, FundingApplication } from '../../domain/funding-application.js';
import type { RecordEvent } from './record-event.js';

/** Keeps that an application was moved or placed, and tells its partner of a move and its applicant of a decision. To be called inside the unit of work of the change. */
export class RecordReview {
  constructor(
    private readonly recordEvent: RecordEvent,
    private readonly mails: Mails,
  ) {}

  async execute(
    { id, introducerId, status, tellsClient }: FundingApplication,
    { moved, placed }: Readonly<Record<'moved' | 'placed', ApplicationChanges>>,
    actor: Principal,
  ): Promise<void> {
    const facts = { ...moved, ...placed };
    if (Object.keys(facts).length === 0) return;
    await this.recordEvent.execute({ kind: 'reviewed', applicationId: id, actor, facts });
    if (introducerId !== null && moved['status'])
      await this.mails.send('case-moved', { applicationId: id, introducerId, to: status });
    if (moved['status'] && tellsClient && (status === 'approved' || status === 'rejected'))
      await this.mails.send('application-decided', { applicationId: id, to: status });
  }
}
