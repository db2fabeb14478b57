import type { DatedCause, TaskSource } from '#modules/tasks/public.js';
import type { Retention } from './retention.js';

/** A task when the nightly run makes no progress: it does not finish, or leaves records that are due. */
export class RetentionAlarm implements TaskSource {
  readonly kind = 'retention_stopped';

  constructor(private readonly retention: Retention) {}

  async currentBy(lastDay: string): Promise<readonly DatedCause[]> {
    const day = await this.retention.stoppedSince();
    return day === null || day > lastDay
      ? []
      : [{ subject: 'retention', applicationId: null, about: '', day }];
  }
}
