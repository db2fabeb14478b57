import type { Quota } from '#kernel/quota.js';
import { CodeNeeded, InvalidCode, InvalidCredentials, SignInBusy } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { CheckPassword } from '../passwords/check-password.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { AccountsByRole, OpenedAccount, StoredAccount } from '../role-accounts.js';
import type { SecondStep } from './second-step.js';
import type { Attempt, SignInAttempts } from './sign-in-attempts.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code, if the account has two-step sign-in. */
  readonly code?: string | undefined;
}

/** The origin of a sign-in. */
export interface SignInOrigin {
  /** The network address, grouped per caller. */
  readonly address: string;
  /** Whether the browser has signed in to this account with this credentials version. */
  readonly isKnownTo: (credentialsVersion: number) => boolean;
}

/** Authenticates an account of a role by email address and password. */
export class SignIn {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkPassword: CheckPassword,
    private readonly hasher: PasswordHasher,
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * A wrong code counts as a guess, a missing one does not.
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
    const { matches, outdated, quotas } = await this.checkPassword.execute(attempt, password, hash);
    // An email tells the holder about a suspension; saying it here would confirm the password.
    if (!account || !matches || account.suspended) throw new InvalidCredentials(role, quotas);
    await this.checkSecondStep(attempt, account.view.id, code, quotas);
    await this.attempts.succeeded(attempt);
    // Only now: the time of another hash would tell that the password of a suspended account is right.
    if (outdated) await this.hashAgain(role, account, password);
    return account;
  }

  /** Under the current pepper. A full queue leaves it to the next sign-in. */
  private async hashAgain(
    role: Role,
    { view, passwordHash }: StoredAccount,
    password: string,
  ): Promise<void> {
    try {
      const hash = await this.hasher.hash(password, role);
      await this.accounts.of(role).updateHash(view.id, { from: passwordHash, to: hash });
    } catch (failure) {
      if (!(failure instanceof SignInBusy)) throw failure;
    }
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
