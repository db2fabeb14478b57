import type { Role } from './role.js';

/** That somebody asked for a new password. It is open for an hour, until it is used or another one takes its place. */
export interface PasswordReset {
  readonly id: string;
  readonly role: Role['name'];
  /** Null when nobody has the address that was typed. */
  readonly accountId: string | null;
  /** All that is kept of the token in its link. */
  readonly digest: string;
}
