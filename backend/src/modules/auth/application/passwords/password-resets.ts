import type { PasswordReset } from '../../domain/password-reset.js';
import type { Role } from '../../domain/role.js';

/** A reset of an account that exists, whose hour is not over. */
export interface OpenPasswordReset extends PasswordReset {
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** The resets that are open. */
export abstract class PasswordResets {
  /** Takes the place of an earlier one of the same account. */
  abstract open(reset: PasswordReset): Promise<void>;
  abstract find(id: string): Promise<OpenPasswordReset | null>;
  abstract findByDigest(role: Role, digest: string): Promise<OpenPasswordReset | null>;
  /** False when it is not open any more: of two who use it at the same moment, one does. */
  abstract use(id: string): Promise<boolean>;
  abstract withdraw(role: Role, accountId: string): Promise<void>;
}
