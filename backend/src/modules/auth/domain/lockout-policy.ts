import { DAY_SECONDS } from '#kernel/time/time-units.js';

/** The number of free wrong guesses, and the lock after each further one. */
export interface LockoutPolicy {
  readonly free: number;
  readonly firstLockSeconds: number;
  readonly longestLockSeconds: number;
  readonly forgetSeconds: number;
}

/** Guesses are counted per account and per network address. */
export interface LockoutPolicies {
  readonly account: LockoutPolicy;
  readonly address: LockoutPolicy;
}

export const LOCKOUT: LockoutPolicies = {
  // Eight, then one after a minute and one after two more: never more than ten guesses in five minutes.
  account: { free: 8, firstLockSeconds: 60, longestLockSeconds: 15 * 60, forgetSeconds: DAY_SECONDS },
  address: { free: 30, firstLockSeconds: 15 * 60, longestLockSeconds: 15 * 60, forgetSeconds: 15 * 60 },
};
