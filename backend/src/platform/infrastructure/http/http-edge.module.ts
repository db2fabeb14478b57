import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contribute } from '../contribute.js';
import { JobHandler } from '../jobs/job-handler.js';
import { ExactCounts } from './limits/exact-counts.js';
import { RateLimitPruning } from './limits/rate-limit-pruning.job.js';
import { RateLimits } from './limits/rate-limits.js';
import { SharedCounts } from './limits/shared-counts.js';

/** What every controller may lean on. The filter, the pipe, the guard of bodies and the middleware are set by configure-app. */
@Global()
@Module({
  providers: [RateLimits, SharedCounts, ExactCounts, contribute(JobHandler, RateLimitPruning, DataSource)],
  exports: [RateLimits],
})
export class HttpEdgeModule {}
