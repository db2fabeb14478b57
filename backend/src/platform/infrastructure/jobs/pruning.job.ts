import type { DataSource } from 'typeorm';
import { DAY_SECONDS } from '#kernel/time/time-units.js';
import { RecurringJob } from './recurring.job.js';

/** Deletes expired rows. */
export abstract class Pruning extends RecurringJob {
  override readonly schedule = '*/15 * * * *';
  override readonly options = { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: DAY_SECONDS };
  /** The statements that delete expired rows. */
  protected abstract readonly statements: readonly string[];

  constructor(private readonly source: DataSource) {
    super();
  }

  async handle(): Promise<void> {
    for (const statement of this.statements) await this.source.query(statement);
  }
}
