import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { ApiProblems, type ProblemStatus } from './openapi/api-problems.js';

/** Who may call a route: a visitor is anybody, signed in or not; an administrator is an admin who manages the staff. */
export type Caller = Exclude<Principal['type'], 'system'> | 'administrator';

const ACCESS = 'access';

/** How the API's description names what each caller shows of itself. */
export const SECURITY_SCHEMES = {
  introducer: 'introducerSession',
  admin: 'adminSession',
  administrator: 'adminSession',
  'api-account': 'apiAccount',
} as const satisfies Record<Exclude<Caller, 'visitor'>, string>;

/** What each of them shows; where a visitor may call as well, nothing is enough. */
const securityOf = (callers: readonly Caller[]): Record<string, string[]>[] => [
  ...callers.filter((caller) => caller !== 'visitor').map((caller) => ({ [SECURITY_SCHEMES[caller]]: [] })),
  ...(callers.includes('visitor') ? [{}] : []),
];

/** How those are refused who show nothing, or something that is wrong. */
const REFUSALS: Readonly<Record<Caller, readonly ProblemStatus[]>> = {
  visitor: [],
  introducer: [401],
  admin: [401],
  administrator: [401, 403],
  'api-account': [401],
};

/**
 * Says who may call a route, or every route of a controller, to the guard and to the API's description. The
 * application does not start while one says nothing; where a controller says it, its handlers do not.
 */
export const Access = (...callers: readonly [Caller, ...Caller[]]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, callers),
    ...securityOf(callers).map((requirement) => ApiSecurity(requirement)),
    ApiProblems(...new Set(callers.flatMap((caller) => REFUSALS[caller]))),
  );

/** Who may call this handler; null when neither it nor its controller says so. */
export const accessOf = (handler: object, controller: object): readonly Caller[] | null =>
  [handler, controller]
    .map((target) => Reflect.getMetadata(ACCESS, target) as readonly Caller[] | undefined)
    .find((callers) => callers !== undefined) ?? null;
