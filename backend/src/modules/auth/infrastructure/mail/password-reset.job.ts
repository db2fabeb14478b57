import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobDescription } from '#shared/infrastructure/jobs/job-handler.js';
import {
  MAIL_PASSWORD_RESET,
  MailPasswordReset,
  type PasswordResetAsked,
} from '../../application/mail-password-reset.js';
import { PasswordResets } from '../../application/password-resets.js';

@Injectable()
export class PasswordResetJob extends MailJob<PasswordResetAsked> {
  override readonly queue = MAIL_PASSWORD_RESET;

  constructor(
    handlers: JobHandlers,
    private readonly mailPasswordReset: MailPasswordReset,
    private readonly resets: PasswordResets,
  ) {
    super(handlers);
  }

  override async describe({ resetId }: PasswordResetAsked): Promise<JobDescription> {
    const reset = await this.resets.find(resetId);
    const account = reset && { type: reset.role, id: reset.accountId };
    return { kind: 'Link for a new password', to: account, about: account };
  }

  handle(asked: PasswordResetAsked): Promise<void> {
    return this.mailPasswordReset.execute(asked);
  }
}
