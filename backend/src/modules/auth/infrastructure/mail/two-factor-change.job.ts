import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobStory } from '#shared/infrastructure/jobs/job-handler.js';
import {
  MAIL_TWO_FACTOR_CHANGE,
  MailTwoFactorChange,
  type TwoFactorChanged,
} from '../../application/mail-two-factor-change.js';

@Injectable()
export class TwoFactorChangeJob extends MailJob<TwoFactorChanged> {
  override readonly queue = MAIL_TWO_FACTOR_CHANGE;

  constructor(
    handlers: JobHandlers,
    private readonly mailTwoFactorChange: MailTwoFactorChange,
  ) {
    super(handlers);
  }

  override tell({ role, accountId }: TwoFactorChanged): Promise<JobStory> {
    const account = { type: role, id: accountId };
    return Promise.resolve({ kind: 'Warning about two-step sign-in', to: account, about: account });
  }

  handle(changed: TwoFactorChanged): Promise<void> {
    return this.mailTwoFactorChange.execute(changed);
  }
}
