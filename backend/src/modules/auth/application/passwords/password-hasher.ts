import type { Role } from '../../domain/role.js';
import type { Attempt } from '../sign-in/sign-in-attempts.js';

/** How a password compares with a stored hash; 'outdated' is right, and hashed under an earlier pepper. */
export type PasswordComparison = 'wrong' | 'right' | 'outdated';

export abstract class PasswordHasher {
  /** Queues with others of the same role. @throws SignInBusy */
  abstract hash(password: string, role: Role): Promise<string>;
  /** Without a hash (an unknown address) the same work is done and the result is 'wrong'. @throws SignInBusy */
  abstract compare(password: string, hash: string | null, attempt: Attempt): Promise<PasswordComparison>;
}
