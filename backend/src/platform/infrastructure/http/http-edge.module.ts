import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contribute } from '../contribute.js';
import { JobHandler } from '../jobs/job-handler.js';
import { ExactCounts } from './limits/exact-counts.js';
import { RateLimitPruning } from './limits/rate-limit-pruning.job.js';
import { RateLimits } from './limits/rate-limits.js';
import { SharedCounts } from './limits/shared-counts.js';

/** What every controller may rely on. configure-app sets the filter, the pipe, the body guard and the middleware. */
@Global()
@Module({
  providers: [RateLimits, SharedCounts, ExactCounts, contribute(JobHandler, RateLimitPruning, DataSource)],
  exports: [RateLimits],
})
export class HttpEdgeModule {}
