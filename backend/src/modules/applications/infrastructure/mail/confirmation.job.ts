import { Injectable } from '@nestjs/common';
import { JobHandler, JobHandlers } from '#shared/infrastructure/jobs/job-handler.js';
import {
  CONFIRM_APPLICATION,
  ConfirmApplication,
  type ConfirmationAsked,
} from '../../application/confirm-application.js';

/** A mail server that is away is asked again for most of a day. */
@Injectable()
export class ConfirmationJob extends JobHandler<ConfirmationAsked> {
  override readonly queue = CONFIRM_APPLICATION;
  override readonly lookEverySeconds = 2;
  override readonly keepsFailed = true;
  override readonly options = {
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    expireInSeconds: 120,
  };

  constructor(
    handlers: JobHandlers,
    private readonly confirmApplication: ConfirmApplication,
  ) {
    super(handlers);
  }

  handle(asked: ConfirmationAsked): Promise<void> {
    return this.confirmApplication.execute(asked);
  }
}
