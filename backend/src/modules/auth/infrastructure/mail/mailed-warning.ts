import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer, passwordChanged, twoFactorChanged } from '#modules/mail/public.js';
import type { StoredAccount } from '../../application/role-accounts.js';
import { WarningMail, type AccountChange } from '../../application/warning-mail.js';
import { holderOf, resetPage } from './account-holder.js';

@Injectable()
export class MailedWarning extends WarningMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send(id: string, account: StoredAccount, { role, twoFactor, at }: AccountChange): Promise<void> {
    const to = holderOf(account);
    const about = { name: to.name, at, resetUrl: resetPage(role, this.settings) };
    await this.mailer.send(
      twoFactor === null
        ? { id: `password-changed.${id}`, to, ...passwordChanged(about) }
        : { id: `two-factor-change.${id}`, to, ...twoFactorChanged({ ...about, change: twoFactor }) },
    );
  }
}
