import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { accountEvent, Mailer, partnerAccount, siteUrl, type WrittenLetter } from '#modules/mail/public.js';
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
    const letter = this.letter({ role, event, at }, to.name);
    await this.mailer.send({ id: `account-event.${id}`, to, ...letter });
  }

  private letter({ role, event, at }: HappenedToAccount, name: string): WrittenLetter {
    if (event === 'introducer-suspended')
      return partnerAccount({ event, name, at, url: siteUrl('/contact', this.settings) });
    if (event === 'introducer-restored')
      return partnerAccount({ event, name, at, url: siteUrl(`/${role.pages}/login`, this.settings) });
    return accountEvent({ event, name, at, resetUrl: resetPage(role, this.settings) });
  }
}
