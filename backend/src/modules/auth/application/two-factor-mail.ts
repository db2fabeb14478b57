import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import type { StoredAccount } from './role-accounts.js';

/** Tells the holder of an account by mail what happened to its two-step sign-in. */
export abstract class TwoFactorMail {
  /** `id` is the same for every attempt to send the same mail. */
  abstract send(
    id: string,
    account: StoredAccount,
    happened: { readonly role: Role; readonly change: TwoFactorChange; readonly at: Date },
  ): Promise<void>;
}
