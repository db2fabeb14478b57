import type { Role } from '../domain/role.js';
import type { StoredAccount } from './role-accounts.js';

/** What the holder of an account is told by mail about its password. */
export abstract class PasswordMails {
  /** `id` is the same for every attempt to send the same mail. */
  abstract sendReset(
    id: string,
    account: StoredAccount,
    link: { readonly role: Role; readonly token: string; readonly expiresAt: Date },
  ): Promise<void>;
  abstract sendChanged(
    id: string,
    account: StoredAccount,
    change: { readonly role: Role; readonly at: Date },
  ): Promise<void>;
}
