import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer, passwordReset } from '#modules/mail/public.js';
import { PasswordResetMail } from '../../application/password-reset-mail.js';
import type { StoredAccount } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';
import { holderOf, resetPage } from './account-holder.js';

@Injectable()
export class MailedPasswordReset extends PasswordResetMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send(
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
}
