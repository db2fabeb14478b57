import type { Role } from './role.js';

/** A request for a new password: open for an hour, until used or replaced. */
export interface PasswordReset {
  readonly id: string;
  readonly role: Role['name'];
  /** Null for an unknown address. */
  readonly accountId: string | null;
  /** Only the digest of the token in its link is stored. */
  readonly digest: string;
}
