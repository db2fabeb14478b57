import { LOCKOUT, type LockoutPolicies } from './lockout-policy.js';

export interface PasswordRules {
  readonly shortest: number;
  /** Passwords that need fewer guesses are rejected. */
  readonly leastGuesses: number;
}

/** A kind of account that people sign in to with email address and password, with its rules. */
export interface Role {
  readonly name: 'admin' | 'introducer';
  /** The only path of the API that its sessions are valid for: /api/{area}. */
  readonly area: string;
  /** The path of the site's pages for signing in and resetting passwords. */
  readonly pages: string;
  readonly password: PasswordRules;
  /** The error of a failed sign-in, the same for an unknown address, a wrong password and a suspended account. */
  readonly refusal: string;
  /** A session ends this long after its last request. */
  readonly idleSeconds: number;
  /** A session ends at the latest this long after signing in. */
  readonly longestSeconds: number;
  readonly lockout: LockoutPolicies;
  /** Whether its accounts can have two-step sign-in. */
  readonly twoFactor: boolean;
}

const HOUR = 3_600;

export const adminRole: Role = {
  name: 'admin',
  area: 'admin',
  pages: 'admin',
  password: { shortest: 12, leastGuesses: 1e10 },
  refusal: 'Invalid credentials',
  idleSeconds: HOUR,
  longestSeconds: 12 * HOUR,
  lockout: LOCKOUT,
  twoFactor: true,
};

/** Partners. The specification's minimum is six characters; the guess limit still rejects every common password. */
export const introducerRole: Role = {
  name: 'introducer',
  area: 'introducers',
  pages: 'partners',
  password: { shortest: 6, leastGuesses: 1e5 },
  refusal: 'Invalid email or password',
  idleSeconds: 12 * HOUR,
  longestSeconds: 7 * 24 * HOUR,
  lockout: LOCKOUT,
  twoFactor: false,
};

export const ROLES = [adminRole, introducerRole] as const;
