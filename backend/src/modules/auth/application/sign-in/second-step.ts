import type { Role } from '../../domain/role.js';

/** The second step of a sign-in, after the password, provided by its module. */
export abstract class SecondStep {
  /** Each code works once. Without two-step sign-in no code is required, and any is accepted. */
  abstract check(
    role: Role,
    accountId: string,
    code: string | undefined,
  ): Promise<'right' | 'wrong' | 'missing'>;
  abstract isOn(role: Role, accountId: string): Promise<boolean>;
  /** Whether the account must set it up before anything else. */
  abstract isRequired(role: Role, accountId: string): Promise<boolean>;
  /** For a removed account. */
  abstract turnOff(role: Role, accountId: string): Promise<void>;
}
