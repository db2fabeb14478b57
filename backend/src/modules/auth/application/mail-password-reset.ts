import type { LinkTokens, TokenOf } from '#shared/application/link-tokens.js';
import type { PasswordResetMail } from './password-reset-mail.js';
import type { PasswordResets } from './password-resets.js';
import type { AccountsByRole } from './role-accounts.js';

export const MAIL_PASSWORD_RESET = 'mail-password-reset';

export interface PasswordResetAsked {
  readonly resetId: string;
}

export const resetToken =
  (resetId: string) =>
  (tokenOf: TokenOf): string =>
    tokenOf('password-reset', resetId);

/** Mails the link of a reset, if somebody has the address and the link would still work. */
export class MailPasswordReset {
  constructor(
    private readonly resets: PasswordResets,
    private readonly accounts: AccountsByRole,
    private readonly tokens: LinkTokens,
    private readonly mail: PasswordResetMail,
  ) {}

  async execute({ resetId }: PasswordResetAsked): Promise<void> {
    const reset = await this.resets.find(resetId);
    if (!reset) return;
    const accounts = this.accounts.named(reset.role);
    const account = await accounts.findById(reset.accountId);
    // Asked for under a secret that was replaced since: the link is made of the one whose digest is kept.
    const token = this.tokens
      .underEachSecret(resetToken(resetId))
      .find((one) => this.tokens.digestOf(one) === reset.digest);
    if (!account || account.suspended || token === undefined) return;
    const { role } = accounts;
    await this.mail.send(resetId, account, { role, token, expiresAt: reset.expiresAt });
  }
}
