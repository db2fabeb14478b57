import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import type { StoredAccount } from './role-accounts.js';

export interface AccountChange {
  readonly role: Role;
  /** What happened to its two-step sign-in; null where its password is a new one. */
  readonly twoFactor: TwoFactorChange | null;
  readonly at: Date;
}

/** Warns the holder of an account that the way into it has changed. */
export abstract class WarningMail {
  /** `id` is the same for every attempt to send the same mail. */
  abstract send(id: string, account: StoredAccount, change: AccountChange): Promise<void>;
}
