import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ResetLinkExpired } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { AccountEvents } from '../account-events.js';
import type { ChoosePassword } from './choose-password.js';
import type { PasswordResets } from './password-resets.js';
import type { AccountsByRole } from '../role-accounts.js';
import type { SecondStep } from '../sign-in/second-step.js';
import type { SignInAttempts } from '../sign-in/sign-in-attempts.js';

/** Gives an account the password that its holder chose with the link from a mail. */
export class RedeemPasswordReset {
  constructor(
    private readonly context: UseCaseContext,
    private readonly resets: PasswordResets,
    private readonly accounts: AccountsByRole,
    private readonly tokens: LinkTokens,
    private readonly choosePassword: ChoosePassword,
    private readonly events: AccountEvents,
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * The link is used up by a password that is accepted, and by nothing else.
   * @throws ResetLinkExpired, CredentialsReplaced, InvalidInput about `password`, SignInBusy
   */
  async execute(role: Role, token: string, password: string): Promise<void> {
    const reset = await this.resets.findByDigest(role, this.tokens.digestOf(token));
    const account = reset && (await this.accounts.of(role).findById(reset.accountId));
    if (!reset || !account || account.suspended) throw new ResetLinkExpired();
    const hash = await this.choosePassword.execute(role, password, account);
    const { credentialsVersion, view } = account;
    const { id } = view;
    await this.context.unitOfWork.run(async () => {
      // The account's row first, as whoever else changes both takes them.
      await this.accounts.of(role).replacePassword(id, hash);
      if (!(await this.resets.use(reset.id))) throw new ResetLinkExpired();
      await this.accounts.of(role).confirmEmail?.(id);
      await this.events.apply('password-reset', role, { id, credentialsVersion });
    });
    // Whoever reads the account's mail is no guesser of passwords; of codes it could be one.
    if (!(await this.secondStep.isOn(role, id))) await this.attempts.clear(role, account.email);
  }
}
