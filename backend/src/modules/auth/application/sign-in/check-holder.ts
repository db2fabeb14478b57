import { WrongCode } from '#kernel/errors.js';
import { WrongPassword } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { CheckPassword } from '../passwords/check-password.js';
import type { AccountsByRole, OpenedAccount } from '../role-accounts.js';
import type { SecondStep } from './second-step.js';
import type { SignInAttempts } from './sign-in-attempts.js';

/** What somebody who is signed in shows again before the account's safety is changed. */
export interface Reauthentication {
  readonly currentPassword: string;
  /** Where two-step sign-in is on. */
  readonly code?: string;
}

/** Makes sure that whoever is signed in is the account's holder, and not somebody at a browser left open. */
export class CheckHolder {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkPassword: CheckPassword,
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * Wrong passwords and wrong codes count as guesses. Gives the account.
   * @throws WrongPassword, WrongCode, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    email: string,
    { currentPassword, code }: Reauthentication,
    address: string,
  ): Promise<OpenedAccount> {
    const account = await this.accounts.of(role).findByEmail(email);
    // A browser that is signed in is one the account knows: strangers' guesses do not lock it out.
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
