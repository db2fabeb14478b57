import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Role } from '../../domain/role.js';
import type { AccountEvents } from '../account-events.js';
import type { AccountsByRole } from '../role-accounts.js';
import type { UnlockAccount } from '../sign-in/unlock-account.js';
import type { ChoosePassword } from './choose-password.js';
import type { ResetLinks } from './reset-links.js';

/** Sets the password that an account holder chose through an emailed link. */
export class RedeemPasswordReset {
  constructor(
    private readonly context: UseCaseContext,
    private readonly links: ResetLinks,
    private readonly accounts: AccountsByRole,
    private readonly choosePassword: ChoosePassword,
    private readonly events: AccountEvents,
    private readonly unlockAccount: UnlockAccount,
  ) {}

  /**
   * Only an accepted password uses up the link.
   * @throws ResetLinkExpired, CredentialsReplaced, InvalidInput about `password`, SignInBusy
   */
  async execute(role: Role, token: string, password: string): Promise<void> {
    const { resetId, account } = await this.links.follow(role, token);
    const hash = await this.choosePassword.execute(role, password, account);
    const { credentialsVersion, view, email } = account;
    const { id } = view;
    await this.context.unitOfWork.run(async () => {
      // Locks the account's row first, like every other code that changes both.
      await this.accounts.of(role).replacePassword(id, hash);
      await this.links.use(resetId);
      await this.accounts.of(role).confirmEmail?.(id);
      await this.events.apply('password-reset', role, { id, credentialsVersion });
    });
    await this.unlockAccount.execute(role, id, email);
  }
}
