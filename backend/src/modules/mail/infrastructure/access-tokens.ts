import type { SmtpOAuth } from '#config/settings.js';
import { MailNotSent } from '../application/mailer.js';

const WAIT_MS = 10_000;

interface AccessToken {
  readonly accessToken: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

/** Requests an access token with the client's credentials (RFC 6749, section 4.4). @throws MailNotSent */
export const requestAccessToken = async (oauth: SmtpOAuth): Promise<AccessToken> => {
  const response = await answerOf(oauth);
  const body = (await response.json().catch(() => ({}))) as {
    readonly access_token?: unknown;
    readonly expires_in?: unknown;
    readonly error?: unknown;
  };
  if (response.ok && typeof body.access_token === 'string')
    return { accessToken: body.access_token, expires: Date.now() + Number(body.expires_in ?? 0) * 1_000 };
  // Its code only: a description may quote the client.
  const reason =
    typeof body.error === 'string' && /^[\w-]{1,40}$/.test(body.error) ? body.error : response.status;
  throw new MailNotSent(`SMTP_OAUTH_TOKEN_URL returned no access token: ${reason}`);
};

const answerOf = async ({ tokenUrl, clientId, clientSecret, scope }: SmtpOAuth): Promise<Response> => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope,
  });
  try {
    return await fetch(tokenUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(WAIT_MS),
      redirect: 'error',
    });
  } catch {
    throw new MailNotSent('SMTP_OAUTH_TOKEN_URL is not responding');
  }
};
