import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MediaTypeGuard } from './media-type.guard.js';
import { RateLimitPruning } from './rate-limit-pruning.js';
import { RateLimits } from './rate-limits.js';

/** What every controller may lean on. The filter, the pipe and the middleware are set by configure-app. */
@Global()
@Module({
  providers: [RateLimits, RateLimitPruning, { provide: APP_GUARD, useClass: MediaTypeGuard }],
  exports: [RateLimits],
})
export class HttpEdgeModule {}
