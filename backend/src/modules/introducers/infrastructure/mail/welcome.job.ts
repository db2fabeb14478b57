import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobDescription } from '#shared/infrastructure/jobs/job-handler.js';
import { MAIL_WELCOME, MailWelcome, type WelcomeAsked } from '../../application/mail-welcome.js';

@Injectable()
export class WelcomeJob extends MailJob<WelcomeAsked> {
  override readonly queue = MAIL_WELCOME;

  constructor(
    handlers: JobHandlers,
    private readonly mailWelcome: MailWelcome,
  ) {
    super(handlers);
  }

  override describe({ introducerId: id }: WelcomeAsked): Promise<JobDescription> {
    const partner = { type: 'introducer', id };
    return Promise.resolve({ kind: 'Welcome to a partner', to: partner, about: partner });
  }

  handle(asked: WelcomeAsked): Promise<void> {
    return this.mailWelcome.execute(asked);
  }
}
