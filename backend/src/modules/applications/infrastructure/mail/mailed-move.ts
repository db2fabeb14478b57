import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { caseMoved, Mailer, siteUrl } from '#modules/mail/public.js';
import { MoveMail, type MoveToMail } from '../../application/move-mail.js';

@Injectable()
export class MailedMove extends MoveMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send({ applicationId, partner, companyName, to, reason, at }: MoveToMail): Promise<void> {
    const { contactName, email } = partner;
    const caseUrl = siteUrl(`/partners/dashboard?id=${applicationId}`, this.settings);
    await this.mailer.send({
      id: `case-moved.${applicationId}.${Date.parse(at)}`,
      to: { name: contactName, address: email },
      ...caseMoved({ contactName, companyName, status: to, reason, caseUrl }),
    });
  }
}
