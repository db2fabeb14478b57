import {
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailSource,
} from '#modules/mail/public.js';
import { holderOf, type AccountsByRole } from '../role-accounts.js';
import { type AccountEventMail, accountEvent } from './account-event.js';

/** The content of emails about account events. */
export class AccountMails implements MailSource {
  readonly mails = {
    'account-event': mailLoader(
      accountEvent,
      (data) => this.event(data),
      ({ role: type, accountId: id }) => ({ to: { type, id }, about: { type, id } }),
    ),
  } satisfies MailLoaders;

  constructor(private readonly accounts: AccountsByRole) {}

  /** To the holder, if the account still exists. */
  private async event({
    id,
    role,
    accountId,
    event,
    at,
  }: MailData<'account-event'>): Promise<LoadedMail<AccountEventMail> | null> {
    const accounts = this.accounts.named(role);
    const account = await accounts.findById(accountId);
    if (!account) return null;
    const to = holderOf(account);
    const { pages } = accounts.role;
    return { id, to, content: { event, name: to.name, at: new Date(at), pages } };
  }
}
