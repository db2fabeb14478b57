import { Injectable } from '@nestjs/common';
import { JobHandler } from '#shared/infrastructure/jobs/job-handler.js';

/** Sends mails of one kind. A mail server that is away is asked again for most of a day. */
@Injectable()
export abstract class MailJob<Data extends object> extends JobHandler<Data> {
  override readonly lookEverySeconds = 2;
  override readonly keepsFailed = true;
  override readonly options = {
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    expireInSeconds: 120,
  };
}
