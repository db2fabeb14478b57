import type { Mails } from '#modules/mail/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationRepository, IncomingApplication } from '../review/application.repository.js';
import type { ConfirmationAllowance } from './confirmation-allowance.js';

export interface AddedApplication extends Omit<IncomingApplication, 'eventId'> {
  /** Whether the applicant gets the confirmation; by default the origin decides. */
  readonly sendConfirmation?: boolean;
}

/**
 * Adds an application and queues its emails: the applicant's confirmation, and one to the partner of the case unless
 * the partner submitted it. Call it inside the unit of work of the submission.
 */
export class AddApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
    private readonly confirmations: ConfirmationAllowance,
    private readonly mails: Mails,
  ) {}

  /** @throws ReferenceTaken, InvalidInput when it renews an unknown application */
  async execute({ sendConfirmation, ...added }: AddedApplication): Promise<void> {
    const { application } = added;
    await this.applications.add({ ...added, eventId: this.context.ids.next(application.createdAt) });
    if (sendConfirmation ?? application.emailsClient) await this.confirm(application);
    await this.tellPartner(application);
  }

  private async confirm({ id, answers }: FundingApplication): Promise<void> {
    if (await this.confirmations.consume(id, answers.email))
      await this.mails.send('application-received', { applicationId: id }, { id });
  }

  private async tellPartner({ id, introducerId, viaLink, staffSource }: FundingApplication): Promise<void> {
    if (introducerId === null) return;
    const about = { applicationId: id, introducerId };
    if (viaLink) await this.mails.send('case-by-link', about, { id });
    if (staffSource !== null) await this.mails.send('case-entered', about, { id });
  }
}
