import type { RequestHandler } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.js';
import { PostgresSessionStore } from './postgres-session-store.js';
import type { SessionRole } from './session-role.js';

/** Cookies cross only https, unless the operator says that visitors come over http. */
export const needsHttps = ({ production, publicUrl }: Settings): boolean =>
  production && !publicUrl?.startsWith('http:');

/** The session of one role, for the paths of that role: each has its own cookie, and none sees the other's. */
export const roleSession = (role: SessionRole, source: DataSource, settings: Settings): RequestHandler =>
  session({
    name: role.cookie,
    secret: [settings.sessionSecret, ...settings.previousSessionSecrets],
    store: new PostgresSessionStore(source, role),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { path: role.path, httpOnly: true, sameSite: 'lax', secure: needsHttps(settings) },
  });
