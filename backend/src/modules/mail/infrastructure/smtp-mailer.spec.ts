import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MailServer } from '#test/mail-server.js';
import { SmtpMailer } from './smtp-mailer.js';

const SENDER = { mailFrom: 'no-reply@site.example', smtpOAuth: null };
const MAIL = {
  id: 'a-mail',
  to: { name: 'Ada', address: 'ada@example.co.uk' },
  subject: 'A word',
  text: 'A word.',
  html: '<p>A word.</p>',
};

/** A port that nothing listens on. */
const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: closed } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return closed;
};

const mails = new MailServer();
let port: string;
describe('SmtpMailer', () => {
  beforeAll(async () => {
    ({ port } = new URL(await mails.start()));
  });
  afterAll(() => mails.stop());

  /** The server has no TLS. Its address is not recognised as loopback. */
  const send = (credentials: string): Promise<void> =>
    new SmtpMailer(`smtp://${credentials}0.0.0.0:${port}`, SENDER).send(MAIL);

  it('sends nothing to a server without TLS when there is a password', async () => {
    await expect(send('site:secret@')).rejects.toThrow('The mail server rejected an email: ETLS');
    expect(mails.received).toEqual([]);
  });

  it('sends to a server without TLS when there is no password', async () => {
    await send('');
    expect(mails.received).toHaveLength(1);
  });

  it('reports what is wrong with a connection', async () => {
    const sendTo = (url: string): Promise<void> => new SmtpMailer(url, SENDER).send(MAIL);

    await expect(sendTo(`smtps://127.0.0.1:${port}`)).rejects.toThrow(
      'No connection to the mail server: ERR_SSL_WRONG_VERSION_NUMBER (the port does not begin with TLS: use smtp:// for 587 and smtps:// for 465)',
    );
    await expect(sendTo(`smtp://127.0.0.1:${await closedPort()}`)).rejects.toThrow(
      'No connection to the mail server: ECONNREFUSED (no mail server listens on this port)',
    );
  });

  it('reports an untrusted certificate of the mail server', async () => {
    // smtp-server brings a self-signed certificate of its own.
    const server = new SMTPServer({ authOptional: true, logger: false });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');

    try {
      await expect(
        new SmtpMailer(`smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, SENDER).send(MAIL),
      ).rejects.toThrow(/certificate/);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
});
