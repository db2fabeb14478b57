/** Whose password it is: what somebody who knows them would try. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
}

/** The passwords of the staff. */
export abstract class StaffPasswords {
  /** Why a password is not accepted, as a sentence; null when it is. */
  abstract refusal(password: string, owner: PasswordOwner): Promise<string | null>;
  /** @throws SignInBusy */
  abstract hash(password: string): Promise<string>;
}
