import { Module } from '@nestjs/common';
import { FailedJobsController } from './infrastructure/http/failed-jobs.controller.js';

/** What staff see of the work that is done in the background. */
@Module({ controllers: [FailedJobsController] })
export class JobsModule {}
