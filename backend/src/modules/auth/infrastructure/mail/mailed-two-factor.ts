import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer, twoFactorChanged } from '#modules/mail/public.js';
import type { StoredAccount } from '../../application/role-accounts.js';
import { TwoFactorMail } from '../../application/two-factor-mail.js';
import type { Role } from '../../domain/role.js';
import type { TwoFactorChange } from '../../domain/two-factor.js';
import { holderOf, resetPage } from './account-holder.js';

@Injectable()
export class MailedTwoFactor extends TwoFactorMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send(
    id: string,
    account: StoredAccount,
    { role, change, at }: { role: Role; change: TwoFactorChange; at: Date },
  ): Promise<void> {
    const to = holderOf(account);
    const resetUrl = resetPage(role, this.settings);
    await this.mailer.send({
      id: `two-factor-change.${id}`,
      to,
      ...twoFactorChanged({ name: to.name, change, at, resetUrl }),
    });
  }
}
