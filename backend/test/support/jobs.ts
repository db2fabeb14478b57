import type { INestApplication } from '@nestjs/common';
import { Contributions } from '#platform/application/contributions.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { PgBossJobs } from '#platform/infrastructure/jobs/pg-boss-jobs.js';
import type { TestApp } from './test-app.js';
import { until } from './until.js';

/** The shortest interval of pg-boss. */
const POLLING_SECONDS = 0.5;

/** Starts this application's job workers with frequent polling, because tests wait for them. */
export const workJobs = async (app: INestApplication): Promise<void> => {
  for (const handler of app.get(Contributions).of(JobHandler))
    Object.assign(handler, { pollingSeconds: POLLING_SECONDS });
  await app.get(PgBossJobs).work();
};

/** Waits until every queued job is done. */
export const jobsDone = ({ query }: Pick<TestApp, 'query'>): Promise<void> =>
  until(async () => {
    const open = await query(
      `select id from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    return open.length === 0;
  });

/** Makes delayed jobs due now. */
export const skipWaiting = async ({ query }: Pick<TestApp, 'query'>): Promise<void> => {
  await query(`update pgboss.job set start_after = now() where state = 'created'`);
};
