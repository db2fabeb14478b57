import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { applicationReceived, Mailer } from '#modules/mail/public.js';
import { ConfirmationMail, type Confirmation } from '../../application/confirmation-mail.js';

@Injectable()
export class MailedConfirmation extends ConfirmationMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send({ applicationId, contactName, email, statusUrl, linksExpireAt }: Confirmation): Promise<void> {
    const { publicUrl, port } = this.settings;
    // A reader of mail is on no page that a path could be relative to.
    const absolute = new URL(statusUrl, publicUrl ?? `http://localhost:${port}`).href;
    await this.mailer.send({
      id: `application-received.${applicationId}`,
      to: { name: contactName, address: email },
      ...applicationReceived({ contactName, statusUrl: absolute, linksExpireAt }),
    });
  }
}
