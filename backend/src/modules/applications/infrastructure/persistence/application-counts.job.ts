import type { DataSource } from 'typeorm';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';

/** Two at once do no harm: the second waits, and finds the rows gone. */
const ADD_UP = `
  with several as (
    select status, stage, product_keys, introducer_id from application_counts
    group by 1, 2, 3, 4 having count(*) > 1
  ), taken as (
    delete from application_counts as kept using several
    where (kept.status, kept.stage, kept.product_keys) = (several.status, several.stage, several.product_keys)
      and kept.introducer_id is not distinct from several.introducer_id
    returning kept.*
  )
  insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
  select status, stage, product_keys, introducer_id, sum(n), sum(amount) from taken
  group by 1, 2, 3, 4 having sum(n) <> 0`;

/** Adds up what is kept of the number of applications, so that reading it stays short. The sums are the same before and after. */
export class ApplicationCountsJob extends JobHandler {
  override readonly queue = 'add-up-application-counts';
  override readonly schedule = '* * * * *';
  override readonly pollingSeconds = 30;
  // The next round does what this one could not.
  override readonly storesFailed = false;
  override readonly options = { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 60 * 60 };

  constructor(private readonly source: DataSource) {
    super();
  }

  async handle(): Promise<void> {
    await this.source.query(ADD_UP);
  }
}
