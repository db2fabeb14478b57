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
  readonly password: PasswordRules;
  /** A session ends this long after its last call. */
  readonly idleSeconds: number;
  /** A session ends this long after signing in, come what may. */
  readonly longestSeconds: number;
  readonly lockout: LockoutPolicies;
}

const HOUR = 3_600;

export const adminRole: Role = {
  name: 'admin',
  area: 'admin',
  password: { shortest: 12, leastGuesses: 1e10 },
  idleSeconds: HOUR,
  longestSeconds: 12 * HOUR,
  lockout: LOCKOUT,
};
