/** Somebody without an account. */
export interface Visitor {
  readonly type: 'visitor';
  readonly id: null;
  /** The network address, grouped as one caller. Nothing keeps it in clear. */
  readonly address: string;
}

/** Somebody who is signed in. */
export interface AccountHolder {
  readonly type: 'introducer' | 'admin';
  readonly id: string;
}

/** A partner's program that has shown who it is. */
export interface ApiAccount {
  readonly type: 'api-account';
  readonly id: string;
  /** The introducer whose program it is. */
  readonly introducerId: string;
}

/** This program by itself, or a command of its operator. */
export interface System {
  readonly type: 'system';
  readonly id: null;
}

/** A visitor whose address is not known, as of what was submitted earlier. */
export const SOME_VISITOR: Visitor = { type: 'visitor', id: null, address: '' };

/** Who does something: made at the edge, handed through the use case, and written into the activity log. */
export type Principal = Visitor | AccountHolder | ApiAccount | System;

export const SYSTEM: System = { type: 'system', id: null };

/** The introducer who calls, or whose program does; null when it is neither. */
export const introducerOf = (principal: Principal): string | null => {
  if (principal.type === 'introducer') return principal.id;
  return principal.type === 'api-account' ? principal.introducerId : null;
};

/** The member of the staff who calls; null for everybody else. */
export const staffOf = ({ type, id }: Principal): string | null => (type === 'admin' ? id : null);

/** One caller's name, the same for each of its calls. Visitors are nobody in particular. */
export const principalKey = ({ type, id }: Principal): string => (id === null ? type : `${type} ${id}`);
