import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Role } from '../../domain/role.js';
import type { AccountEvents } from '../account-events.js';
import type { AccountsByRole } from '../role-accounts.js';
import type { UnlockAccount } from '../sign-in/unlock-account.js';
import type { ChoosePassword } from './choose-password.js';
import type { ResetLinks } from './reset-links.js';

/** Gives an account the password that its holder chose with the link from an email. */
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
   * The link is used up by a password that is accepted, and by nothing else.
   * @throws ResetLinkExpired, CredentialsReplaced, InvalidInput about `password`, SignInBusy
   */
  async execute(role: Role, token: string, password: string): Promise<void> {
    const { resetId, account } = await this.links.follow(role, token);
    const hash = await this.choosePassword.execute(role, password, account);
    const { credentialsVersion, view, email } = account;
    const { id } = view;
    await this.context.unitOfWork.run(async () => {
      // The account's row first, as whoever else changes both takes them.
      await this.accounts.of(role).replacePassword(id, hash);
      await this.links.use(resetId);
      await this.accounts.of(role).confirmEmail?.(id);
      await this.events.apply('password-reset', role, { id, credentialsVersion });
    });
    await this.unlockAccount.execute(role, id, email);
  }
}
