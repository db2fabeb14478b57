import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer, siteUrl, welcome } from '#modules/mail/public.js';
import { WelcomeMail } from '../../application/welcome-mail.js';
import type { Introducer } from '../../domain/introducer.js';

@Injectable()
export class MailedWelcome extends WelcomeMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send({ id, contactName, email }: Introducer): Promise<void> {
    await this.mailer.send({
      id: `welcome.${id}`,
      to: { name: contactName, address: email },
      ...welcome({ contactName, dashboardUrl: siteUrl('/partners/dashboard', this.settings) }),
    });
  }
}
