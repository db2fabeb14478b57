import { Global, Module } from '@nestjs/common';
import { RateLimitPruning } from './rate-limit-pruning.js';
import { RateLimits } from './rate-limits.js';
import { SharedCounts } from './shared-counts.js';

/** What every controller may lean on. The filter, the pipe, the guard of bodies and the middleware are set by configure-app. */
@Global()
@Module({
  providers: [RateLimits, SharedCounts, RateLimitPruning],
  exports: [RateLimits],
})
export class HttpEdgeModule {}
