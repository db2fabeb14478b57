import type { Role } from '../domain/role.js';
import type { StoredAccount } from './role-accounts.js';

/** Sends the holder of an account the link to a new password. */
export abstract class PasswordResetMail {
  /** `id` is the same for every attempt to send the same mail. */
  abstract send(
    id: string,
    account: StoredAccount,
    link: { readonly role: Role; readonly token: string; readonly expiresAt: Date },
  ): Promise<void>;
}
