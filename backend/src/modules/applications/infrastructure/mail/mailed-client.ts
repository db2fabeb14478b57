import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { caseByLink, Mailer, siteUrl } from '#modules/mail/public.js';
import { ClientMail, type ClientToMail } from '../../application/client-mail.js';

@Injectable()
export class MailedClient extends ClientMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send({ applicationId, partner, companyName }: ClientToMail): Promise<void> {
    const { contactName, email } = partner;
    const caseUrl = siteUrl(`/partners/dashboard?id=${applicationId}`, this.settings);
    await this.mailer.send({
      id: `case-by-link.${applicationId}`,
      to: { name: contactName, address: email },
      ...caseByLink({ contactName, companyName, caseUrl }),
    });
  }
}
