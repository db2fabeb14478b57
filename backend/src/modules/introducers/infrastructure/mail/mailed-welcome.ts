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

  async send(
    id: string,
    { contactName, email }: Introducer,
    { token, expiresAt }: { token: string; expiresAt: Date },
  ): Promise<void> {
    // Behind the #: browsers keep that part to themselves, so no log and no referrer holds the token.
    const url = `${siteUrl('/partners/confirm', this.settings)}#token=${token}`;
    await this.mailer.send({
      id: `welcome.${id}`,
      to: { name: contactName, address: email },
      ...welcome({ contactName, url, expiresAt }),
    });
  }
}
