import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { introducerOf, type Principal } from '#platform/application/principal.js';

const principals = new WeakMap<object, Principal>();

/** Records the actor of a request: called by the guard, and when someone signs in or out. */
export const setPrincipal = (request: object, principal: Principal): void => {
  principals.set(request, principal);
};

export const principalOf = (request: object): Principal | undefined => principals.get(request);

/** The caller. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const principal = principalOf(context.switchToHttp().getRequest<object>());
    if (!principal) throw new UnauthorizedException();
    return principal;
  },
);

/** The id of the introducer who calls or whose system calls. */
export const CurrentIntroducer = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const principal = principalOf(context.switchToHttp().getRequest<object>());
  const id = principal ? introducerOf(principal) : null;
  if (id === null) throw new UnauthorizedException();
  return id;
});
