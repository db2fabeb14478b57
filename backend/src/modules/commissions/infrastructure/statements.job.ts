import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { SYSTEM } from '#shared/application/principal.js';
import { londonIsoDay } from '#shared/domain/london-time.js';
import { JobHandler, JobHandlers } from '#shared/infrastructure/jobs/job-handler.js';
import { RunStatements } from '../application/run-statements.js';
import { isFirstWorkingDay, monthBefore } from '../domain/statement-month.js';

/** On the first working day of a month: the statements of the month before. */
@Injectable()
export class StatementsJob extends JobHandler {
  override readonly queue = 'run-statements';
  // Every morning at six: which day is the first to work on, the calendar says.
  override readonly schedule = '0 6 * * *';
  override readonly pollingSeconds = 60;
  override readonly storesFailed = false;
  override readonly options = {
    ...{ retryLimit: 5, retryDelay: 60, retryBackoff: true },
    ...{ expireInSeconds: 15 * 60, deleteAfterSeconds: 24 * 60 * 60 },
  };

  constructor(
    private readonly running: RunStatements,
    private readonly clock: Clock,
    handlers: JobHandlers,
  ) {
    super(handlers);
  }

  async handle(): Promise<void> {
    const today = londonIsoDay(this.clock.now());
    if (isFirstWorkingDay(today)) await this.running.execute(monthBefore(today), SYSTEM);
  }
}
