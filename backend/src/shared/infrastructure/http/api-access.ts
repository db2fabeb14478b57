import type { OpenAPIObject } from '@nestjs/swagger';
import type { Caller } from './access.js';
import { addProblems } from './api-problems.js';
import type { Route } from './routes.js';

/** How the API's description names what each caller shows of itself. */
export const SECURITY_SCHEMES = {
  introducer: 'introducerSession',
  admin: 'adminSession',
  administrator: 'adminSession',
  'api-account': 'apiAccount',
} as const satisfies Record<Exclude<Caller, 'visitor'>, string>;

/** Of a visitor nothing is asked; where others may call as well, what they show must be right. */
const securityOf = (callers: readonly Caller[]): Record<string, string[]>[] | undefined => {
  const known = callers.filter((caller) => caller !== 'visitor');
  if (known.length === 0) return undefined;
  const ways = known.map((caller) => ({ [SECURITY_SCHEMES[caller]]: [] }));
  return known.length < callers.length ? [...ways, {}] : ways;
};

/** Adds to each operation who may call it, and how it refuses everybody else, as its route declares it. */
export const addAccess = (
  document: OpenAPIObject,
  prefix: string,
  routes: readonly Route[],
): OpenAPIObject => {
  for (const { method, path, callers } of routes) {
    const address = `/${prefix}${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const operation = document.paths[address]?.[method.toLowerCase() as 'get'];
    const security = securityOf(callers ?? []);
    if (!operation || !security) continue;
    operation.security = security;
    addProblems(operation, callers?.includes('api-account') ? [401, 429, 503] : [401, 503]);
    if (callers?.includes('administrator')) addProblems(operation, [403]);
  }
  return document;
};
