import { Module } from '@nestjs/common';
import { contribute } from '#platform/infrastructure/contribute.js';
import { FailedJobs } from '#platform/application/failed-jobs.js';
import { WaitingWork } from '#platform/application/portal/waiting-work.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { UnsentEmails } from './application/unsent-emails.js';
import { FailedJobsController } from './infrastructure/http/failed-jobs.controller.js';
import { ListFailedJobsQuery } from './infrastructure/http/failed-jobs.dto.js';

/** Background jobs, for staff. */
@Module({
  controllers: [FailedJobsController],
  providers: [
    contribute(WaitingWork, UnsentEmails, FailedJobs),
    contribute(ListWithViews, viewsOf('jobs', ListFailedJobsQuery)),
  ],
})
export class JobsModule {}
