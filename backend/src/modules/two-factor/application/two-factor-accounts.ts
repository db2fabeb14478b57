import type { Principal } from '#platform/application/principal.js';
import type { Role } from '../domain/role.js';

/** An account that somebody has opened, and with which of its credentials. */
export interface OpenedAccount {
  readonly view: { readonly id: string; readonly email: string };
  readonly credentialsVersion: number;
}

/** What happens to an account's second step. */
export type TwoFactorEvent =
  | 'two-factor-turned-on'
  | 'two-factor-turned-off'
  | 'two-factor-reset'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'wrong-code-entered';

/** The accounts that two-step sign-in secures. */
export abstract class TwoFactorAccounts {
  /** However the address is spelt, see `emailKey`. */
  abstract findByEmail(role: Role, email: string): Promise<OpenedAccount | null>;
  /**
   * Does what the event entails and writes it down. To be called inside a unit of work, before the change itself.
   * Without an actor it is the holder's own doing. Gives the number of the credentials that open the account from now on.
   * @throws CredentialsReplaced when those given open the account no more
   */
  abstract apply(
    event: TwoFactorEvent,
    role: Role,
    account: { readonly id: string; readonly credentialsVersion?: number },
    details?: { readonly actor: Principal },
  ): Promise<number>;
}
