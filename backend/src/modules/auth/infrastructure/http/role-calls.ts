/** Distinguishes the operations of one role from the same operations of another in the API description. */
export interface RoleCalls {
  readonly tag: string;
  /** The operation id: 'listSessions', or 'listSessionsAsAdmin'. */
  readonly named: (operation: string) => string;
}

export const adminCalls: RoleCalls = { tag: 'auth', named: (operation) => `${operation}AsAdmin` };
export const introducerCalls: RoleCalls = { tag: 'introducers', named: (operation) => operation };
