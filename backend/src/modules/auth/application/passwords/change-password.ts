import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { WrongPassword } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { AccountEvents } from '../account-events.js';
import type { CheckPassword } from './check-password.js';
import type { ChoosePassword } from './choose-password.js';
import type { AccountsByRole, OpenedAccount } from '../role-accounts.js';
import type { SignInAttempts } from '../sign-in/sign-in-attempts.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

/** Changes the password of a signed-in account whose current password is given. */
export class ChangePassword {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: AccountsByRole,
    private readonly checkPassword: CheckPassword,
    private readonly attempts: SignInAttempts,
    private readonly choosePassword: ChoosePassword,
    private readonly events: AccountEvents,
  ) {}

  /**
   * Ends every session of the account, including the caller's: begin a new one with the result. Wrong passwords count
   * as guesses.
   * @throws WrongPassword, CredentialsReplaced, InvalidInput about `password`, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    email: string,
    { currentPassword, password }: PasswordChange,
    address: string,
  ): Promise<OpenedAccount> {
    const account = await this.accounts.of(role).findByEmail(email);
    // A signed-in browser is known to the account: guesses of others do not lock it out.
    const attempt = { role, email, address, knownDevice: true };
    const { matches, quotas } = await this.checkPassword.execute(
      attempt,
      currentPassword,
      account?.passwordHash ?? null,
    );
    if (!account || !matches) throw new WrongPassword(quotas);
    // Not a guess. Earlier guesses still count: wrong codes of the second step are among them.
    await this.attempts.calledOff(attempt);
    const hash = await this.choosePassword.execute(role, password, account);
    const { view, credentialsVersion } = account;
    return this.context.unitOfWork.run(async () => {
      const by = { id: view.id, credentialsVersion };
      const opened = { view, credentialsVersion: await this.events.apply('password-changed', role, by) };
      await this.accounts.of(role).replacePassword(view.id, hash);
      return opened;
    });
  }
}
