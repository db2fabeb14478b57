import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { ApiProblems, type ProblemStatus } from './openapi/api-problems.js';

/**
 * Who may call a route. A visitor is anyone, signed in or not; an administrator is an admin who manages the staff.
 */
export type Caller = Exclude<Principal['type'], 'system'> | 'administrator';

const ACCESS = 'access';

/** The security schemes of each caller in the API description. */
export const SECURITY_SCHEMES = {
  introducer: 'introducerSession',
  admin: 'adminSession',
  administrator: 'adminSession',
  'api-account': 'apiAccount',
} as const satisfies Record<Exclude<Caller, 'visitor'>, string>;

/** The alternatives for a route; none is required if visitors may call it. */
const securityOf = (callers: readonly Caller[]): Record<string, string[]>[] => [
  ...callers.filter((caller) => caller !== 'visitor').map((caller) => ({ [SECURITY_SCHEMES[caller]]: [] })),
  ...(callers.includes('visitor') ? [{}] : []),
];

/** How callers without valid credentials are rejected. */
const REFUSALS: Readonly<Record<Caller, readonly ProblemStatus[]>> = {
  visitor: [],
  introducer: [401],
  admin: [401],
  administrator: [401, 403],
  'api-account': [401],
};

/**
 * Declares who may call a route, or every route of a controller, for the guard and the API description. The
 * application does not start if a route has no declaration of its own or its controller's.
 */
export const Access = (...callers: readonly [Caller, ...Caller[]]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, callers),
    ...securityOf(callers).map((requirement) => ApiSecurity(requirement)),
    ApiProblems(...new Set(callers.flatMap((caller) => REFUSALS[caller]))),
  );

/** Who may call this handler; null if undeclared. */
export const accessOf = (handler: object, controller: object): readonly Caller[] | null =>
  [handler, controller]
    .map((target) => Reflect.getMetadata(ACCESS, target) as readonly Caller[] | undefined)
    .find((callers) => callers !== undefined) ?? null;
