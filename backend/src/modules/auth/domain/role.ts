import { LOCKOUT, type LockoutPolicies } from './lockout-policy.js';

export interface PasswordRules {
  readonly shortest: number;
  /** A password that would be found with fewer guesses is refused. */
  readonly leastGuesses: number;
}

/** A kind of account that people sign in to with an address and a password, and the rules it has of its own. */
export interface Role {
  readonly name: 'admin' | 'introducer';
  /** The folder of the API, and the only one, that its session opens: /api/{area}. */
  readonly area: string;
  /** The folder of the site with the pages on which its people sign in and reset their passwords. */
  readonly pages: string;
  readonly password: PasswordRules;
  /** What a failed sign-in is told, whether the address is unknown, the password wrong or the account suspended. */
  readonly refusal: string;
  /** A session ends this long after its last call. */
  readonly idleSeconds: number;
  /** A session ends this long after signing in, come what may. */
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

/** Partners. Six characters is the specification's floor; the bound still refuses every common password. */
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
