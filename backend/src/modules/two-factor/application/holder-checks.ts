import type { Role } from '../domain/role.js';
import type { OpenedAccount } from './two-factor-accounts.js';

/** What somebody who is signed in shows again before the account's safety is changed. */
export interface Reauthentication {
  readonly currentPassword: string;
  /** Where two-step sign-in is on. */
  readonly code?: string;
}

/** Makes sure that whoever is signed in is the account's holder. */
export abstract class HolderChecks {
  /**
   * Wrong passwords and wrong codes count as guesses.
   * @throws WrongPassword, WrongCode, TooManyAttempts, SignInBusy
   */
  abstract check(role: Role, email: string, proof: Reauthentication, address: string): Promise<OpenedAccount>;
}
