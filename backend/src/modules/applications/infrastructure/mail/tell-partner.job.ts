import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers, type JobDescription } from '#shared/infrastructure/jobs/job-handler.js';
import { TELL_PARTNER, TellPartner, type MoveToTell } from '../../application/tell-partner.js';

@Injectable()
export class TellPartnerJob extends MailJob<MoveToTell> {
  override readonly queue = TELL_PARTNER;

  constructor(
    handlers: JobHandlers,
    private readonly tellPartner: TellPartner,
  ) {
    super(handlers);
  }

  override describe({ applicationId, introducerId }: MoveToTell): Promise<JobDescription> {
    return Promise.resolve({
      kind: 'News of a case to its partner',
      to: { type: 'introducer', id: introducerId },
      about: { type: 'application', id: applicationId },
    });
  }

  handle(move: MoveToTell): Promise<void> {
    return this.tellPartner.execute(move);
  }
}
