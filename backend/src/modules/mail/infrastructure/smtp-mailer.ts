import { createTransport } from 'nodemailer';
import type { Settings, SmtpOAuth } from '#config/settings.js';
import { type Mail, MailNotSent, type Mailer } from '../application/mailer.js';
import { requestAccessToken } from './access-tokens.js';
import { compose } from './compose.js';

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const UNTRUSTED = 'its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the CA certificate file';

/** What an operator can put right. */
const MEANINGS: Readonly<Record<string, string>> = {
  EAUTH: 'it did not accept the sign-in',
  EOAUTH2: 'it did not accept the access token',
  ETLS: 'it does not offer TLS, and we never send a password without it',
};

/** Why a connection failed: nodemailer gives Node's own code beside its ESOCKET. */
const CONNECTION_MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no mail server listens on this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the port does not begin with TLS: use smtp:// for 587 and smtps:// for 465',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ENOTFOUND: 'its host is unknown',
  ETIMEDOUT: 'it is not responding',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};
const NO_CONNECTION = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT']);

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
      throw new MailNotSent(reasonOf(error as SmtpFailure));
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

interface SmtpFailure {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
}

/** Codes only: the server's own text may quote the address. */
const reasonOf = ({ code = '', originalCode = code, responseCode }: SmtpFailure): string => {
  if (NO_CONNECTION.has(code))
    return `No connection to the mail server: ${explained(originalCode, CONNECTION_MEANINGS)}`;
  const reason = [code, responseCode].filter(Boolean).join(' ') || 'no reason given';
  return `The mail server rejected an email: ${explained(reason, MEANINGS, code)}`;
};

const explained = (reason: string, meanings: Readonly<Record<string, string>>, code = reason): string =>
  meanings[code] === undefined ? reason : `${reason} (${meanings[code]})`;
