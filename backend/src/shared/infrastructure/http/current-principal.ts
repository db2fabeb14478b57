import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Principal } from '#shared/application/principal.js';

const principals = new WeakMap<object, Principal>();

/** Notes who makes a request: the guard before the handler, and whoever signs somebody in or out. */
export const setPrincipal = (request: object, principal: Principal): void => {
  principals.set(request, principal);
};

export const principalOf = (request: object): Principal | undefined => principals.get(request);

/** Who is calling. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const principal = principalOf(context.switchToHttp().getRequest<object>());
    if (!principal) throw new UnauthorizedException();
    return principal;
  },
);
