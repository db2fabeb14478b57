import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.js';
import type { RoleAccounts } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';
import { PostgresSessionStore } from './postgres-session-store.js';
import { sessionCookie, sessionPath } from './role-paths.js';

const roles = new WeakMap<Request, Role>();

/** express-session leaves a path alone that is spelt otherwise than its cookie's, however its types put it. */
const hasSession = ({ session }: { session?: unknown }): boolean => session !== undefined;

/** The role whose session a call has; undefined outside the areas of all roles. */
export const roleOf = (request: Request): Role | undefined => roles.get(request);

/** The session of one role, for the paths of that role: each has its own cookie, and none sees the other's. */
export const roleSession = (
  accounts: RoleAccounts,
  source: DataSource,
  settings: Settings,
): RequestHandler => {
  const { role } = accounts;
  const handle = session({
    name: sessionCookie(role),
    secret: [settings.sessionSecret, ...settings.previousSessionSecrets],
    store: new PostgresSessionStore(source, accounts),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { path: sessionPath(role), httpOnly: true, sameSite: 'lax', secure: settings.production },
  });
  return (request, response, next) => {
    // express-session keeps a Secure cookie back where it sees http. In production it sees the proxy's http and not
    // the visitor's https, of which PUBLIC_URL tells.
    if (settings.production) Object.defineProperty(request, 'secure', { value: true });
    handle(request, response, (error?: unknown) => {
      if (hasSession(request)) roles.set(request, role);
      next(error);
    });
  };
};
