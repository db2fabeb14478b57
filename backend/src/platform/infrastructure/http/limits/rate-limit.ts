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
import { introducerOf, principalKey, type Principal } from '#platform/application/principal.js';
import { addressKey } from './address-key.js';
import { CALLS, COSTS, type Cost } from './budgets.js';
import { principalOf } from '../current-principal.js';
import { addQuotas, sendQuotas } from './quota-headers.js';
import { RateLimits, type Limit } from './rate-limits.js';

export interface RateLimitOptions extends Limit {
  /** The counting key, from the request; by default the account, else the network address. */
  readonly key?: (request: Request) => string;
}

const RATE_LIMIT = 'rateLimit';
const COSTS_MORE = 'costs';
const UNLIMITED = 'unlimited';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The account, from any address: a partner and all its API accounts are one. Without one, the network address. */
const accountKey = (principal: Principal, request: Request): string =>
  introducerOf(principal) ?? principal.id ?? addressKey(request.ip);

const ownKey = (principal: Principal, request: Request): string =>
  principal.id === null ? addressKey(request.ip) : principalKey(principal);

/** Declarations of the handler override its controller's. */
const targetsOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];

const limitsOf = (reflector: Reflector, context: ExecutionContext): readonly RateLimitOptions[] =>
  reflector.getAllAndOverride<readonly RateLimitOptions[] | undefined>(RATE_LIMIT, targetsOf(context)) ?? [];

/** Counts each request against the budgets of its caller and the limits of its route. Runs after authentication. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const principal = principalOf(request);
    const unlimited = this.reflector.getAllAndOverride<true | undefined>(UNLIMITED, targetsOf(context));
    if (!principal || principal.type === 'system' || unlimited) return true;
    const account = accountKey(principal, request);
    const quotas = [...(await this.limits.consume(CALLS[principal.type], ownKey(principal, request)))];
    const costs =
      this.reflector.getAllAndOverride<readonly Cost[] | undefined>(COSTS_MORE, targetsOf(context)) ?? [];
    const writes: readonly Cost[] = READING.has(request.method) ? [] : ['write'];
    for (const cost of [...writes, ...costs])
      quotas.push(...(await this.limits.consume(COSTS[cost], account)));
    for (const { key, ...limit } of limitsOf(this.reflector, context))
      if (key === undefined) quotas.push(...(await this.limits.consume(limit, account)));
    sendQuotas(context.switchToHttp().getResponse<Response>(), quotas);
    return true;
  }
}

/** Counts the limits whose key comes from the body: after the body has been read. */
@Injectable()
class KeyedRateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    for (const { key, ...limit } of limitsOf(this.reflector, context))
      if (key !== undefined)
        addQuotas(
          context.switchToHttp().getResponse<Response>(),
          await this.limits.consume(limit, key(request)),
        );
    return true;
  }
}

/**
 * Limits a route to `points` requests in `perSeconds` per caller, besides the caller's budget; then 429 with
 * Retry-After. RATE_LIMIT_SCALE multiplies it. All limits given apply; the first that is used up rejects.
 */
export const RateLimit = (
  ...limits: readonly [RateLimitOptions, ...RateLimitOptions[]]
): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMIT, limits),
    ...(limits.some(({ key }) => key !== undefined) ? [UseGuards(KeyedRateLimitGuard)] : []),
  );

/** Declares costs beyond a plain read; writes are added by method. */
export const Costs = (...costs: readonly [Cost, ...Cost[]]): ClassDecorator & MethodDecorator =>
  SetMetadata(COSTS_MORE, costs);

/** For routes that must always respond and cost nothing. */
export const Unlimited = (): ClassDecorator & MethodDecorator => SetMetadata(UNLIMITED, true);
