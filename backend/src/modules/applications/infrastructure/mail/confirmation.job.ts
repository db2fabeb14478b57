import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobDescription } from '#shared/infrastructure/jobs/job-handler.js';
import {
  CONFIRM_APPLICATION,
  ConfirmApplication,
  type ConfirmationAsked,
} from '../../application/confirm-application.js';

@Injectable()
export class ConfirmationJob extends MailJob<ConfirmationAsked> {
  override readonly queue = CONFIRM_APPLICATION;

  constructor(
    handlers: JobHandlers,
    private readonly confirmApplication: ConfirmApplication,
  ) {
    super(handlers);
  }

  override describe({ applicationId: id }: ConfirmationAsked): Promise<JobDescription> {
    const application = { type: 'application', id };
    return Promise.resolve({ kind: 'Confirmation to an applicant', to: application, about: application });
  }

  handle(asked: ConfirmationAsked): Promise<void> {
    return this.confirmApplication.execute(asked);
  }
}
