/** Somebody without an account. */
export interface Visitor {
  readonly type: 'visitor';
  readonly id: null;
  /** The network address, grouped as one caller. Nothing keeps it in clear. */
  readonly address: string;
}

/** Somebody, or somebody's program, that has shown who it is. */
export interface AccountHolder {
  readonly type: 'introducer' | 'admin' | 'api-account';
  readonly id: string;
}

/** This program by itself, or a command of its operator. */
export interface System {
  readonly type: 'system';
  readonly id: null;
}

/** Who does something: made at the edge, handed through the use case, and written into the activity log. */
export type Principal = Visitor | AccountHolder | System;

export const SYSTEM: System = { type: 'system', id: null };

/** One caller's name, the same for each of its calls. Visitors are nobody in particular. */
export const principalKey = ({ type, id }: Principal): string => (id === null ? type : `${type} ${id}`);
