import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.js';
import type { RoleAccounts } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';
import { PostgresSessionStore } from './postgres-session-store.js';
import { sessionCookie, sessionPath } from './role-paths.js';

const roles = new WeakMap<Request, Role>();

/** express-session skips paths spelt differently from its cookie's, although its types say otherwise. */
const hasSession = ({ session }: { session?: unknown }): boolean => session !== undefined;

/** The role of a request's session; undefined outside the roles' areas. */
export const roleOf = (request: Request): Role | undefined => roles.get(request);

/** The session middleware of one role for its paths: each role has its own cookie. */
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
    // express-session withholds a Secure cookie on http. In production it sees the proxy's http, not the visitor's
    // https, which PUBLIC_URL declares.
    if (settings.production) Object.defineProperty(request, 'secure', { value: true });
    handle(request, response, (error?: unknown) => {
      if (hasSession(request)) roles.set(request, role);
      next(error);
    });
  };
};
