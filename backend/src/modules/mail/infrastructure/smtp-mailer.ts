import { createTransport } from 'nodemailer';
import type { Settings, SmtpOAuth } from '#config/settings.js';
import { type Mail, MailNotSent, type Mailer } from '../application/mailer.js';
import { requestAccessToken } from './access-tokens.js';
import { compose } from './compose.js';

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What an operator can put right. */
const MEANINGS: Readonly<Record<string, string>> = {
  EAUTH: 'it did not accept the sign-in',
  EOAUTH2: 'it did not accept the access token',
  EDNS: 'its host is unknown',
  ECONNECTION: 'no connection to it',
  ESOCKET: 'the connection to it failed',
  ETIMEDOUT: 'it is not responding',
  ETLS: 'it offers no TLS, and a password is never sent without',
};

/** Sends emails through the server of SMTP_URL. */
export class SmtpMailer implements Mailer {
  private readonly transport;
  /** Why there is no access token: nodemailer passes on less. */
  private noToken: unknown = null;

  constructor(
    url: string,
    private readonly settings: Pick<Settings, 'mailFrom' | 'smtpOAuth'>,
  ) {
    const { username, hostname, port, protocol } = new URL(url);
    // A password is never sent in clear, even if an attacker hides the TLS offer.
    const requireTLS = username !== '' && !LOOPBACK.has(hostname);
    const { smtpOAuth } = settings;
    if (smtpOAuth === null) {
      this.transport = createTransport({ url, requireTLS, ...WAIT });
      return;
    }
    this.transport = createTransport({
      host: hostname,
      secure: protocol === 'smtps:',
      ...(port !== '' && { port: Number(port) }),
      auth: {
        type: 'OAuth2',
        user: decodeURIComponent(username),
        provisionCallback: (_user, _renew, done) => {
          this.accessToken(smtpOAuth).then(
            ({ accessToken, expires }) => done(null, accessToken, expires),
            (failure: unknown) => done(failure as Error),
          );
        },
      },
      requireTLS,
      ...WAIT,
    });
  }

  async send(mail: Mail): Promise<void> {
    this.noToken = null;
    try {
      await this.transport.sendMail(compose(mail, this.settings));
    } catch (error) {
      if (this.noToken instanceof MailNotSent) throw this.noToken;
      // The server's own text may quote the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
      const meaning = MEANINGS[code ?? ''];
      throw new MailNotSent(
        `The mail server rejected an email: ${reason || 'no reason given'}${meaning ? ` (${meaning})` : ''}`,
      );
    }
  }

  private async accessToken(oauth: SmtpOAuth) {
    try {
      return await requestAccessToken(oauth);
    } catch (failure) {
      this.noToken = failure;
      throw failure;
    }
  }
}
