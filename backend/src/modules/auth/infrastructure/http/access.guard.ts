import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { accessOf } from '#platform/infrastructure/http/access.js';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import { CALLS } from '#platform/infrastructure/http/limits/budgets.js';
import { setPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { RateLimits } from '#platform/infrastructure/http/limits/rate-limits.js';
import { SecondStep } from '../../application/sign-in/second-step.js';
import { TwoFactorRequired } from '../../domain/errors.js';
import { adminRole } from '../../domain/role.js';
import { Authentication } from './authentication.js';
import { BASIC_CHALLENGE, isFromPage } from './basic-credentials.js';
import { isAllowedWithoutTwoFactor } from './allow-without-two-factor.js';

/** Admits the callers that a route declares, and records the principal. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly authentication: Authentication,
    private readonly secondStep: SecondStep,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const callers = accessOf(context.getHandler(), context.getClass());
    if (callers === null) throw new ForbiddenException();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    if (callers.includes('api-account') && !isFromPage(request))
      response.setHeader('WWW-Authenticate', BASIC_CHALLENGE);
    const principal = await this.authentication.principalOf(request, callers);
    if (principal === null) {
      await this.limits.consume(CALLS.visitor, addressKey(request.ip));
      throw new UnauthorizedException();
    }
    response.removeHeader('WWW-Authenticate');
    setPrincipal(request, principal);
    if (principal.type === 'admin' && !isAllowedWithoutTwoFactor(context.getHandler(), context.getClass())) {
      if (await this.secondStep.isRequired(adminRole, principal.id)) throw new TwoFactorRequired();
    }
    return true;
  }
}
