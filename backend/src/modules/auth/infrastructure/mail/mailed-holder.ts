import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { accountEvent, Mailer } from '#modules/mail/public.js';
import { HolderMail, type HappenedToAccount } from '../../application/holder-mail.js';
import type { StoredAccount } from '../../application/role-accounts.js';
import { holderOf, resetPage } from './account-holder.js';

@Injectable()
export class MailedHolder extends HolderMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send(id: string, account: StoredAccount, { role, event, at }: HappenedToAccount): Promise<void> {
    const to = holderOf(account);
    const about = { event, name: to.name, at, resetUrl: resetPage(role, this.settings) };
    await this.mailer.send({ id: `account-event.${id}`, to, ...accountEvent(about) });
  }
}
