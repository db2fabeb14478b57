import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from './smtp-mailer.js';

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

/** A sign-in service that issues tokens, and a mail server that accepts the newest one by XOAUTH2. */
describe('SmtpMailer with OAuth2 client credentials', () => {
  let tokens: Server;
  let smtp: SMTPServer;
  let asked: URLSearchParams[];
  let signedIn: { user: string | undefined; token: string | undefined }[];
  let received: number;
  let expiresIn: number;

  beforeEach(async () => {
    [asked, signedIn, received, expiresIn] = [[], [], 0, 3_600];
    tokens = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        asked.push(form);
        const isKnown = form.get('client_secret') === 'right';
        response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(
            isKnown
              ? { access_token: `token-${asked.length}`, token_type: 'Bearer', expires_in: expiresIn }
              : { error: 'invalid_client', error_description: 'The secret right is wrong' },
          ),
        );
      });
    }).listen(0, '127.0.0.1');
    smtp = new SMTPServer({
      authMethods: ['XOAUTH2'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: ({ username, accessToken }, _session, answer) => {
        signedIn.push({ user: username, token: accessToken });
        const isKnown = username === 'office@example.co.uk';
        answer(null, isKnown ? { user: username } : { data: { status: '401', schemes: 'bearer' } });
      },
      onData: (stream, _session, answer) => {
        stream.resume();
        stream.on('end', () => {
          received += 1;
          answer();
        });
      },
    });
    const listening = smtp.listen(0, '127.0.0.1');
    await Promise.all([once(tokens, 'listening'), once(listening, 'listening')]);
  });
  afterEach(async () => {
    tokens.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  const mailer = ({ secret = 'right', user = 'office%40example.co.uk', tokenPort = portOf(tokens) } = {}) =>
    new SmtpMailer(`smtp://${user}@127.0.0.1:${portOf(smtp.server)}`, {
      mailFrom: 'office@example.co.uk',
      smtpOAuth: {
        tokenUrl: `http://127.0.0.1:${tokenPort}/token`,
        clientId: 'the-client',
        clientSecret: secret,
        scope: 'https://outlook.office365.com/.default',
      },
    });
  const mail = {
    id: 'a-mail',
    to: { name: 'Ada', address: 'ada@example.co.uk' },
    subject: 'A word',
    text: 'A word.',
    html: '<p>A word.</p>',
  };

  it('signs in with an access token, which it requests with its credentials', async () => {
    await mailer().send(mail);

    expect(Object.fromEntries(asked[0]!)).toEqual({
      grant_type: 'client_credentials',
      client_id: 'the-client',
      client_secret: 'right',
      scope: 'https://outlook.office365.com/.default',
    });
    expect(signedIn).toEqual([{ user: 'office@example.co.uk', token: 'token-1' }]);
    expect(received).toBe(1);
  });

  it('reuses a token until it expires, then requests another', async () => {
    const lasting = mailer();
    await lasting.send(mail);
    await lasting.send(mail);
    expect(asked).toHaveLength(1);

    expiresIn = 0;
    const passing = mailer();
    await passing.send(mail);
    await passing.send(mail);

    expect(asked).toHaveLength(3);
    expect(received).toBe(4);
  });

  it('reports without the secret that the service rejects the client', async () => {
    await expect(mailer({ secret: 'wrong' }).send(mail)).rejects.toThrow(
      /^SMTP_OAUTH_TOKEN_URL returned no access token: invalid_client$/,
    );
  });

  it('reports that the service is not responding', async () => {
    await expect(mailer({ tokenPort: 1 }).send(mail)).rejects.toThrow(
      'SMTP_OAUTH_TOKEN_URL is not responding',
    );
  });

  it('reports that the mail server does not accept the token', async () => {
    await expect(mailer({ user: 'other%40example.co.uk' }).send(mail)).rejects.toThrow(
      /^The mail server rejected an email: .*it did not accept the (sign-in|access token)\)$/,
    );
    expect(received).toBe(0);
  });
});
