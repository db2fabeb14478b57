import { Injectable } from '@nestjs/common';
import { MailJob } from '#modules/mail/public.js';
import { JobHandlers } from '#shared/infrastructure/jobs/job-handler.js';
import {
  TELL_PARTNER_OF_CLIENT,
  TellPartnerOfClient,
  type ClientToTell,
} from '../../application/tell-partner-of-client.js';

@Injectable()
export class TellPartnerOfClientJob extends MailJob<ClientToTell> {
  override readonly queue = TELL_PARTNER_OF_CLIENT;

  constructor(
    handlers: JobHandlers,
    private readonly tellPartnerOfClient: TellPartnerOfClient,
  ) {
    super(handlers);
  }

  handle(client: ClientToTell): Promise<void> {
    return this.tellPartnerOfClient.execute(client);
  }
}
