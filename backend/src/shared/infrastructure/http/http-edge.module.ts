import { Global, Module } from '@nestjs/common';
import { ExactCounts } from './limits/exact-counts.js';
import { RateLimitPruning } from './limits/rate-limit-pruning.job.js';
import { RateLimits } from './limits/rate-limits.js';
import { SharedCounts } from './limits/shared-counts.js';

/** What every controller may lean on. The filter, the pipe, the guard of bodies and the middleware are set by configure-app. */
@Global()
@Module({
  providers: [RateLimits, SharedCounts, ExactCounts, RateLimitPruning],
  exports: [RateLimits],
})
export class HttpEdgeModule {}
