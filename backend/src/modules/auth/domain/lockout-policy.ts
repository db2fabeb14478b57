import { DAY_SECONDS } from '#kernel/time/time-units.js';

/** How many wrong guesses are free, and for how long each further one locks. */
export interface LockoutPolicy {
  readonly free: number;
  readonly firstLockSeconds: number;
  readonly longestLockSeconds: number;
  readonly forgetSeconds: number;
}

/** Guesses are counted for the account that is tried and for the address they come from. */
export interface LockoutPolicies {
  readonly account: LockoutPolicy;
  readonly address: LockoutPolicy;
}

export const LOCKOUT: LockoutPolicies = {
  // Eight, then one after a minute and one after two more: never over ten guesses in five minutes.
  account: { free: 8, firstLockSeconds: 60, longestLockSeconds: 15 * 60, forgetSeconds: DAY_SECONDS },
  address: { free: 30, firstLockSeconds: 15 * 60, longestLockSeconds: 15 * 60, forgetSeconds: 15 * 60 },
};
