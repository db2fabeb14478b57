import type { Role } from '../../domain/role.js';
import type { Attempt } from '../sign-in/sign-in-attempts.js';

export abstract class PasswordHasher {
  /** Queues with others of the same role. @throws SignInBusy */
  abstract hash(password: string, role: Role): Promise<string>;
  /** Without a hash (an unknown address) the same work is done and the result is false. @throws SignInBusy */
  abstract matches(password: string, hash: string | null, attempt: Attempt): Promise<boolean>;
}
