import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { accessOf } from '#shared/infrastructure/http/access.js';
import { setPrincipal } from '#shared/infrastructure/http/current-principal.js';
import { Authentication } from './authentication.js';

/** Lets through whom a route was declared for, and notes who that is. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly authentication: Authentication) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const callers = accessOf(context.getHandler(), context.getClass());
    if (callers === null) throw new ForbiddenException();
    const request = context.switchToHttp().getRequest<Request>();
    const principal = await this.authentication.principalOf(request, callers);
    if (principal === null) throw new UnauthorizedException();
    setPrincipal(request, principal);
    return true;
  }
}
