import type { LinkTokens } from '#platform/application/link-tokens.js';
import {
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailRecords,
  type MailSource,
} from '#modules/mail/public.js';
import type { PasswordResets } from '../passwords/password-resets.js';
import { holderOf, type AccountsByRole } from '../role-accounts.js';
import { type PasswordReset, passwordReset } from './password-reset.js';

/** The content of emails about forgotten passwords. */
export class PasswordMails implements MailSource {
  readonly mails = {
    'password-reset': mailLoader(
      passwordReset,
      (data) => this.reset(data),
      (data) => this.holder(data),
    ),
  } satisfies MailLoaders;

  constructor(
    private readonly resets: PasswordResets,
    private readonly accounts: AccountsByRole,
    private readonly tokens: LinkTokens,
  ) {}

  /** The link of a reset, if the address belongs to an account and the link still works. */
  private async reset({ resetId }: MailData<'password-reset'>): Promise<LoadedMail<PasswordReset> | null> {
    const reset = await this.resets.find(resetId);
    if (!reset) return null;
    const accounts = this.accounts.named(reset.role);
    const account = await accounts.findById(reset.accountId);
    const token = this.tokens.withDigest(reset.digest, 'password-reset', resetId);
    if (!account || account.suspended || token === undefined) return null;
    const to = holderOf(account);
    const { pages } = accounts.role;
    return { id: resetId, to, content: { name: to.name, pages, token, expiresAt: reset.expiresAt } };
  }

  /** Null if the reset has expired. */
  private async holder({ resetId }: MailData<'password-reset'>): Promise<MailRecords> {
    const reset = await this.resets.find(resetId);
    const account = reset && { type: reset.role, id: reset.accountId };
    return { to: account, about: account };
  }
}
