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

/** Gives an account another password, for whoever is signed in to it and knows the one it has. */
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
   * Every session of the account ends, the caller's too: a new one is to be begun with what is given. Wrong passwords count as guesses.
   * @throws WrongPassword, CredentialsReplaced, InvalidInput about `password`, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    email: string,
    { currentPassword, password }: PasswordChange,
    address: string,
  ): Promise<OpenedAccount> {
    const account = await this.accounts.of(role).findByEmail(email);
    // A browser that is signed in is one the account knows: strangers' guesses do not lock it out.
    const attempt = { role, email, address, knownDevice: true };
    const { matches, quotas } = await this.checkPassword.execute(
      attempt,
      currentPassword,
      account?.passwordHash ?? null,
    );
    if (!account || !matches) throw new WrongPassword(quotas);
    // This one was no guess. Those before are not forgotten: wrong codes of the second step are counted among them.
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
