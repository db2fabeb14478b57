import type { RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.js';
import { PostgresSessionStore } from './postgres-session-store.js';
import type { SessionRole } from './session-role.js';

/** The session of one role, for the paths of that role: each has its own cookie, and none sees the other's. */
export const roleSession = (role: SessionRole, source: DataSource, settings: Settings): RequestHandler => {
  const handle = session({
    name: role.cookie,
    secret: [settings.sessionSecret, ...settings.previousSessionSecrets],
    store: new PostgresSessionStore(source, role),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { path: role.path, httpOnly: true, sameSite: 'lax', secure: settings.production },
  });
  if (!settings.production) return handle;
  return (request, response, next) => {
    // express-session keeps a Secure cookie back where it sees http. In production it sees the proxy's http and not
    // the visitor's https, of which PUBLIC_URL tells.
    Object.defineProperty(request, 'secure', { value: true });
    handle(request, response, next);
  };
};
