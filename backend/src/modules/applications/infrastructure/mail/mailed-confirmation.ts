import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { applicationReceived, Mailer, siteUrl } from '#modules/mail/public.js';
import { ConfirmationMail, type Confirmation } from '../../application/confirmation-mail.js';

@Injectable()
export class MailedConfirmation extends ConfirmationMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send({ applicationId, contactName, email, statusUrl, ...letter }: Confirmation): Promise<void> {
    const absolute = siteUrl(statusUrl, this.settings);
    await this.mailer.send({
      id: `application-received.${applicationId}`,
      to: { name: contactName, address: email },
      ...applicationReceived({ ...letter, contactName, statusUrl: absolute }),
    });
  }
}
