import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MediaTypeGuard } from './media-type.guard.js';
import { RateLimits } from './rate-limits.js';

/** What every controller may lean on. The filter, the pipe and the middleware are set by configure-app. */
@Global()
@Module({
  providers: [RateLimits, { provide: APP_GUARD, useClass: MediaTypeGuard }],
  exports: [RateLimits],
})
export class HttpEdgeModule {}
