import type { DataSource } from 'typeorm';
import { RecurringJob } from '#platform/infrastructure/jobs/recurring.job.js';

/** Safe to run twice at the same time: the second waits, and finds the rows deleted. */
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

/** Compacts the stored counts of applications, so that reading them stays fast. The sums do not change. */
export class ApplicationCountsJob extends RecurringJob {
  override readonly queue = 'add-up-application-counts';
  override readonly schedule = '* * * * *';

  constructor(private readonly source: DataSource) {
    super();
  }

  async handle(): Promise<void> {
    await this.source.query(ADD_UP);
  }
}
