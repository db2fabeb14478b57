import { createTransport } from 'nodemailer';
import type { Settings } from '#config/settings.js';
import { type Mail, MailNotSent, type Mailer } from '../application/mailer.js';
import { compose } from './compose.js';

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends emails through the server of SMTP_URL. */
export class SmtpMailer implements Mailer {
  private readonly transport;

  constructor(
    url: string,
    private readonly settings: Pick<Settings, 'mailFrom'>,
  ) {
    const { username, hostname } = new URL(url);
    // A password is never sent in clear, even if an attacker hides the TLS offer.
    const requireTLS = username !== '' && !LOOPBACK.has(hostname);
    this.transport = createTransport({ url, requireTLS, ...WAIT });
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail(compose(mail, this.settings));
    } catch (error) {
      // The server's own text may quote the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
      throw new MailNotSent(`The mail server rejected an email: ${reason || 'no reason given'}`);
    }
  }
}
