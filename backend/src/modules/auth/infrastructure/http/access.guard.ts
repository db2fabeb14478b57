import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SessionData } from 'express-session';
import { ACCESS } from '#shared/infrastructure/http/public.js';
import { nameActor } from '#shared/infrastructure/logging/actor.js';
import { FindAdmin } from '../../application/find-admin.js';
import type { AdminRequest } from './access.js';

/** There is no session outside the paths of its role, however express-session's types put it. */
const accountOf = ({ session }: { session?: Partial<SessionData> }): string | undefined => session?.accountId;

/** Deny by default: a handler that does not say who may call it answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly findAdmin: FindAdmin,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<unknown>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    if (access !== 'admin') throw new ForbiddenException();
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const id = accountOf(request);
    const admin = id === undefined ? null : await this.findAdmin.execute(id);
    if (!admin) throw new UnauthorizedException();
    nameActor(request, admin.id);
    request.admin = admin;
    return true;
  }
}
