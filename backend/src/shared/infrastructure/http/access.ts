import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBasicAuth, ApiCookieAuth } from '@nestjs/swagger';
import type { Principal } from '#shared/application/principal.js';
import { ApiProblems } from './api-problems.js';

/** Who may call a route: a visitor is anybody, signed in or not. */
export type Caller = Exclude<Principal['type'], 'system'>;

const ACCESS = 'access';

/** How the API's description names what each caller shows of itself. */
const CREDENTIALS: Readonly<Record<Exclude<Caller, 'visitor'>, () => ClassDecorator & MethodDecorator>> = {
  introducer: () => ApiCookieAuth('introducerSession'),
  admin: () => ApiCookieAuth('adminSession'),
  'api-account': () => ApiBasicAuth('apiAccount'),
};

/** Says who may call a route, or every route of a controller. The application does not start while one says nothing. */
export const Access = (...callers: readonly [Caller, ...Caller[]]): ClassDecorator & MethodDecorator => {
  const known = callers.filter((caller) => caller !== 'visitor');
  return applyDecorators(
    SetMetadata(ACCESS, callers),
    ...known.map((caller) => CREDENTIALS[caller]()),
    ...(known.length === callers.length ? [ApiProblems(401, 503)] : []),
  );
};

/** Who may call this handler; null when neither it nor its controller says so. */
export const accessOf = (handler: object, controller: object): readonly Caller[] | null =>
  [handler, controller]
    .map((target) => Reflect.getMetadata(ACCESS, target) as readonly Caller[] | undefined)
    .find((callers) => callers !== undefined) ?? null;
