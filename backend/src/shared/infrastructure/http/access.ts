import { SetMetadata } from '@nestjs/common';
import type { Principal } from '#shared/application/principal.js';

/** Who may call a route: a visitor is anybody, signed in or not; an administrator is an admin who manages the staff. */
export type Caller = Exclude<Principal['type'], 'system'> | 'administrator';

const ACCESS = 'access';

/** Says who may call a route, or every route of a controller. The application does not start while one says nothing. */
export const Access = (...callers: readonly [Caller, ...Caller[]]): ClassDecorator & MethodDecorator =>
  SetMetadata(ACCESS, callers);

/** Who may call this handler; null when neither it nor its controller says so. */
export const accessOf = (handler: object, controller: object): readonly Caller[] | null =>
  [handler, controller]
    .map((target) => Reflect.getMetadata(ACCESS, target) as readonly Caller[] | undefined)
    .find((callers) => callers !== undefined) ?? null;
