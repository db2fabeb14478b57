/** How long and where the sessions of one kind of account live. */
export interface SessionRole {
  readonly role: string;
  readonly cookie: string;
  /** The only path to which browsers send the cookie. */
  readonly path: string;
  /** Routes behind it, as Nest names them: without the global prefix. */
  readonly routes: string;
  /** Ends this long after the last call. */
  readonly idleSeconds: number;
  /** Ends this long after sign-in, come what may. */
  readonly longestSeconds: number;
}

const HOUR = 3_600;

export const adminSessions: SessionRole = {
  role: 'admin',
  cookie: 'admin_session',
  path: '/api/admin',
  routes: 'admin/{*path}',
  idleSeconds: HOUR,
  longestSeconds: 12 * HOUR,
};
