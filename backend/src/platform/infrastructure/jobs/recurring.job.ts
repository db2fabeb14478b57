import type { QueueOptions } from 'pg-boss';
import { HOUR_SECONDS } from '#kernel/time/time-units.js';
import { JobHandler } from './job-handler.js';

/** Work on a schedule. A run that fails is not retried or stored: the next one repeats the work. */
export abstract class RecurringJob extends JobHandler {
  abstract override readonly schedule: string;
  override readonly pollingSeconds: number = 30;
  override readonly storesFailed = false;
  override readonly options: QueueOptions = {
    retryLimit: 0,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR_SECONDS,
  };
}
