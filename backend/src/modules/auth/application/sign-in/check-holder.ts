import { WrongCode } from '#kernel/errors.js';
import { WrongPassword } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { CheckPassword } from '../passwords/check-password.js';
import type { AccountsByRole, OpenedAccount } from '../role-accounts.js';
import type { SecondStep } from './second-step.js';
import type { SignInAttempts } from './sign-in-attempts.js';

/** What a signed-in user enters again before a security change. */
export interface Reauthentication {
  readonly currentPassword: string;
  /** Required if two-step sign-in is on. */
  readonly code?: string;
}

/** Verifies that a signed-in user is the account holder, not someone at an unattended browser. */
export class CheckHolder {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkPassword: CheckPassword,
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * Wrong passwords and codes count as guesses. Returns the account.
   * @throws WrongPassword, WrongCode, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    email: string,
    { currentPassword, code }: Reauthentication,
    address: string,
  ): Promise<OpenedAccount> {
    const account = await this.accounts.of(role).findByEmail(email);
    // A signed-in browser is known to the account: guesses of others do not lock it out.
    const attempt = { role, email, address, knownDevice: true };
    const hash = account?.passwordHash ?? null;
    const { matches, quotas } = await this.checkPassword.execute(attempt, currentPassword, hash);
    if (!account || !matches) throw new WrongPassword(quotas);
    const { id } = account.view;
    const outcome = await this.secondStep.check(role, id, code);
    if (outcome === 'missing') await this.attempts.calledOff(attempt);
    if (outcome !== 'right') throw new WrongCode(outcome, quotas);
    await this.attempts.succeeded(attempt);
    return account;
  }
}
