import type { Role } from '../../domain/role.js';

/** The only path for which browsers send the role's session cookie. */
export const sessionPath = ({ area }: Role): string => `/api/${area}`;
export const signInPath = (role: Role): string => `${sessionPath(role)}/login`;

/** The routes below it, in Nest's form: without the global prefix. */
export const sessionRoutes = ({ area }: Role): string => `${area}/{*path}`;

export const sessionCookie = ({ name }: Role): string => `${name}_session`;
export const deviceCookie = ({ name }: Role): string => `${name}_device`;
