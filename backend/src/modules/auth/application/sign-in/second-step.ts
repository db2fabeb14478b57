import type { Role } from '../../domain/role.js';

/** The second step of sign-ins, after the password, in whichever module keeps it. */
export abstract class SecondStep {
  /** A code is right once. Of an account without two-step sign-in none is asked for, and none is wrong. */
  abstract check(
    role: Role,
    accountId: string,
    code: string | undefined,
  ): Promise<'right' | 'wrong' | 'missing'>;
  abstract isOn(role: Role, accountId: string): Promise<boolean>;
  /** Whether the account has yet to set it up before it may do anything else. */
  abstract isRequired(role: Role, accountId: string): Promise<boolean>;
  /** For an account that is closed. */
  abstract turnOff(role: Role, accountId: string): Promise<void>;
}
