import type { PasswordReset } from '../../domain/password-reset.js';
import type { Role } from '../../domain/role.js';

/** A reset for an existing account within its hour. */
export interface OpenPasswordReset extends PasswordReset {
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** The open resets. */
export abstract class PasswordResets {
  /** Replaces an earlier one of the same account. */
  abstract open(reset: PasswordReset): Promise<void>;
  abstract find(id: string): Promise<OpenPasswordReset | null>;
  abstract findByDigest(role: Role, digest: string): Promise<OpenPasswordReset | null>;
  /** False if it is no longer open: of two concurrent uses, one succeeds. */
  abstract use(id: string): Promise<boolean>;
  abstract withdraw(role: Role, accountId: string): Promise<void>;
}
