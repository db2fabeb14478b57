import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { addressKey } from './address-key.js';
import { ApiProblems } from './api-problems.js';
import { sendQuotas } from './quota-headers.js';
import { RateLimits, type Limit } from './rate-limits.js';

export interface RateLimitOptions extends Limit {
  /** Who is counted as one caller; by default the network address. */
  readonly key?: (request: Request) => string;
}

const RATE_LIMIT = 'rateLimit';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const options = this.reflector.getAllAndOverride<RateLimitOptions | undefined>(RATE_LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!options) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const caller = options.key?.(request) ?? addressKey(request.ip);
    sendQuotas(http.getResponse<Response>(), await this.limits.take(options, caller));
    return true;
  }
}

/** At most `points` calls in `perSeconds` by one caller; then 429 with Retry-After. RATE_LIMIT_SCALE multiplies it. */
export const RateLimit = (options: RateLimitOptions): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(RATE_LIMIT, options), UseGuards(RateLimitGuard), ApiProblems(429));
