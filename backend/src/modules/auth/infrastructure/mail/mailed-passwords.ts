import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer, passwordChanged, passwordReset } from '#modules/mail/public.js';
import { PasswordMails } from '../../application/password-mails.js';
import type { StoredAccount } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';
import { holderOf, resetPage } from './account-holder.js';

@Injectable()
export class MailedPasswords extends PasswordMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async sendReset(
    id: string,
    account: StoredAccount,
    { role, token, expiresAt }: { role: Role; token: string; expiresAt: Date },
  ): Promise<void> {
    // Behind the #: browsers keep that part to themselves, so no log and no referrer holds the token.
    const url = `${resetPage(role, this.settings)}#token=${token}`;
    const to = holderOf(account);
    await this.mailer.send({
      id: `password-reset.${id}`,
      to,
      ...passwordReset({ name: to.name, url, expiresAt }),
    });
  }

  async sendChanged(
    id: string,
    account: StoredAccount,
    { role, at }: { role: Role; at: Date },
  ): Promise<void> {
    const to = holderOf(account);
    await this.mailer.send({
      id: `password-changed.${id}`,
      to,
      ...passwordChanged({ name: to.name, at, resetUrl: resetPage(role, this.settings) }),
    });
  }
}
