/** A caller without an account. */
export interface Visitor {
  readonly type: 'visitor';
  readonly id: null;
  /** The network address, grouped per caller. Never stored in clear. */
  readonly address: string;
}

/** A signed-in caller. */
export interface AccountHolder {
  readonly type: 'introducer' | 'admin';
  readonly id: string;
}

/** An authenticated system of a partner. */
export interface ApiAccount {
  readonly type: 'api-account';
  readonly id: string;
  /** The introducer that the system acts for. */
  readonly introducerId: string;
}

/** The product itself, or an operator's command. */
export interface System {
  readonly type: 'system';
  readonly id: null;
}

/** A visitor without a known address, for applications submitted earlier. */
export const SOME_VISITOR: Visitor = { type: 'visitor', id: null, address: '' };

/** The actor of a request: created at the edge, passed through the use case and written to the activity log. */
export type Principal = Visitor | AccountHolder | ApiAccount | System;

export const SYSTEM: System = { type: 'system', id: null };

/** The introducer who calls or whose system calls; null for other callers. */
export const introducerOf = (principal: Principal): string | null => {
  if (principal.type === 'introducer') return principal.id;
  return principal.type === 'api-account' ? principal.introducerId : null;
};

/** The member of staff who calls; null for other callers. */
export const staffOf = ({ type, id }: Principal): string | null => (type === 'admin' ? id : null);

/** A stable key for one caller across requests. Visitors share one. */
export const principalKey = ({ type, id }: Principal): string => (id === null ? type : `${type} ${id}`);
