import type { Quota } from '#kernel/quota.js';
import { CodeNeeded, InvalidCode, InvalidCredentials } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { CheckPassword } from '../passwords/check-password.js';
import type { AccountsByRole, OpenedAccount } from '../role-accounts.js';
import type { SecondStep } from './second-step.js';
import type { Attempt, SignInAttempts } from './sign-in-attempts.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The second step, where the account has one. */
  readonly code?: string | undefined;
}

/** From where somebody signs in. */
export interface SignInOrigin {
  /** The caller's network address, grouped as one caller. */
  readonly address: string;
  /** Whether it is a browser that has signed in to this account with the credentials of this number. */
  readonly isKnownTo: (credentialsVersion: number) => boolean;
}

/** Finds the account of a role that an address and a password open. */
export class SignIn {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkPassword: CheckPassword,
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * A wrong code counts like a wrong password; a missing one is no guess.
   * @throws InvalidCredentials, CodeNeeded, InvalidCode, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    { email, password, code }: Credentials,
    { address, isKnownTo }: SignInOrigin,
  ): Promise<OpenedAccount> {
    const account = await this.accounts.of(role).findByEmail(email);
    const knownDevice = account !== null && isKnownTo(account.credentialsVersion);
    const attempt = { role, email, address, knownDevice };
    const hash = account?.passwordHash ?? null;
    const { matches, quotas } = await this.checkPassword.execute(attempt, password, hash);
    // Of a suspension its mail tells: here it would say that the password was right.
    if (!account || !matches || account.suspended) throw new InvalidCredentials(role, quotas);
    await this.checkSecondStep(attempt, account.view.id, code, quotas);
    await this.attempts.succeeded(attempt);
    return account;
  }

  private async checkSecondStep(
    attempt: Attempt,
    accountId: string,
    code: string | undefined,
    quotas: readonly Quota[],
  ): Promise<void> {
    const outcome = await this.secondStep.check(attempt.role, accountId, code);
    if (outcome === 'wrong') throw new InvalidCode(quotas);
    if (outcome === 'right') return;
    await this.attempts.calledOff(attempt);
    throw new CodeNeeded();
  }
}
