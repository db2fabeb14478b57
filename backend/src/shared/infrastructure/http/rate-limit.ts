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
import { introducerOf } from '#shared/application/principal.js';
import type { Quota } from '#shared/domain/quota.js';
import { addressKey } from './address-key.js';
import { ApiProblems } from './api-problems.js';
import { principalOf } from './current-principal.js';
import { sendQuotas } from './quota-headers.js';
import { RateLimits, type Limit } from './rate-limits.js';

export interface RateLimitOptions extends Limit {
  /** Who is counted as one caller; by default the account, else the network address. */
  readonly key?: (request: Request) => string;
}

const RATE_LIMIT = 'rateLimit';

/** The account, wherever it calls from: a partner and all its programs are one. Without one, the network address. */
const callerKey = (request: Request): string => {
  const principal = principalOf(request);
  return (principal && (introducerOf(principal) ?? principal.id)) ?? addressKey(request.ip);
};

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.getAllAndOverride<readonly RateLimitOptions[] | undefined>(RATE_LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const quotas: Quota[] = [];
    for (const { key = callerKey, ...limit } of limits ?? [])
      quotas.push(...(await this.limits.take(limit, key(request))));
    sendQuotas(http.getResponse<Response>(), quotas);
    return true;
  }
}

/**
 * At most `points` calls in `perSeconds` by one caller; then 429 with Retry-After. RATE_LIMIT_SCALE multiplies it. Of
 * several limits each holds, and the first that is spent refuses.
 */
export const RateLimit = (
  ...limits: readonly [RateLimitOptions, ...RateLimitOptions[]]
): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(RATE_LIMIT, limits), UseGuards(RateLimitGuard), ApiProblems(429));
