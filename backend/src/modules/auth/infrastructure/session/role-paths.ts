import type { Role } from '../../domain/role.js';

/** The only path to which browsers send the cookie of a role's session. */
export const sessionPath = ({ area }: Role): string => `/api/${area}`;
export const signInPath = (role: Role): string => `${sessionPath(role)}/login`;

/** The routes behind it, as Nest names them: without the global prefix. */
export const sessionRoutes = ({ area }: Role): string => `${area}/{*path}`;

export const sessionCookie = ({ name }: Role): string => `${name}_session`;
export const deviceCookie = ({ name }: Role): string => `${name}_device`;
