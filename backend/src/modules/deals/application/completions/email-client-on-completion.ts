import type { Mails } from '#modules/mail/public.js';
import type { CompletionListener, CompletionReversed } from './completion-listener.js';

type Reported = Pick<CompletionReversed, 'completionId' | 'submissionId' | 'lockedCase'>;

/** Emails the client about a completion or its reversal, if the client gets emails. */
export class EmailClientOnCompletion implements CompletionListener {
  constructor(private readonly mails: Mails) {}

  completed(completion: Reported): Promise<void> {
    return this.email('deal-completed', completion);
  }

  reversed(reversal: Reported): Promise<void> {
    return this.email('completion-reversed', reversal);
  }

  private async email(
    mail: 'deal-completed' | 'completion-reversed',
    { completionId, submissionId, lockedCase: { id: applicationId, emailsClient } }: Reported,
  ): Promise<void> {
    if (emailsClient) await this.mails.send(mail, { completionId, submissionId, applicationId });
  }
}
