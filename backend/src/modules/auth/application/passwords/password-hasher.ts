import type { Role } from '../../domain/role.js';
import type { Attempt } from '../sign-in/sign-in-attempts.js';

export abstract class PasswordHasher {
  /** Waits among those of the same role. @throws SignInBusy */
  abstract hash(password: string, role: Role): Promise<string>;
  /**
   * Without a hash (nobody has this address) the same work is done and the answer is no.
   * @throws SignInBusy
   */
  abstract matches(password: string, hash: string | null, attempt: Attempt): Promise<boolean>;
}
