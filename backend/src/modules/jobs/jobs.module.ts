import { Module } from '@nestjs/common';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { FailedJobsController } from './infrastructure/http/failed-jobs.controller.js';
import { ListFailedJobsQuery } from './infrastructure/http/failed-jobs.dto.js';

/** What staff see of the work that is done in the background. */
@Module({
  controllers: [FailedJobsController],
  providers: [viewsOf('jobs', ListFailedJobsQuery)],
})
export class JobsModule {}
