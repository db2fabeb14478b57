import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobDescription } from '#shared/infrastructure/jobs/job-handler.js';
import { TELL_HOLDER, TellHolder, type HolderToTell } from '../../application/tell-holder.js';

@Injectable()
export class TellHolderJob extends MailJob<HolderToTell> {
  override readonly queue = TELL_HOLDER;

  constructor(
    handlers: JobHandlers,
    private readonly tellHolder: TellHolder,
  ) {
    super(handlers);
  }

  override describe({ role, accountId }: HolderToTell): Promise<JobDescription> {
    const account = { type: role, id: accountId };
    return Promise.resolve({ kind: 'What happened to an account', to: account, about: account });
  }

  handle(toTell: HolderToTell): Promise<void> {
    return this.tellHolder.execute(toTell);
  }
}
