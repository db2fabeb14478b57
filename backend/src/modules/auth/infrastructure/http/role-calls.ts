/** How the description of the API tells the calls of one role from the same calls of another. */
export interface RoleCalls {
  readonly tag: string;
  /** The id of an operation: 'listSessions', or 'listSessionsAsAdmin'. */
  readonly named: (operation: string) => string;
}

export const adminCalls: RoleCalls = { tag: 'auth', named: (operation) => `${operation}AsAdmin` };
export const introducerCalls: RoleCalls = { tag: 'introducers', named: (operation) => operation };
