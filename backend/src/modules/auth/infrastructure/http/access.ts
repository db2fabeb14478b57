import { applyDecorators, createParamDecorator, SetMetadata, UnauthorizedException } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { ACCESS } from '#shared/infrastructure/http/public.js';
import type { AdminView } from '../../application/admin-view.js';

/** A request on which the guard has left the signed-in admin. */
export interface AdminRequest extends Request {
  admin?: AdminView;
}

/** Only a signed-in admin may call it; anybody else gets 401. */
export const AdminOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'admin'), ApiCookieAuth('adminSession'), ApiProblems(401, 503));

/** The admin who is calling; only for handlers that are `AdminOnly`. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context): AdminView => {
  const { admin } = context.switchToHttp().getRequest<AdminRequest>();
  if (!admin) throw new UnauthorizedException();
  return admin;
});
