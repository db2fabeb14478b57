import { MailServer } from '#test/mail-server.js';
import { SmtpMailer } from './smtp-mailer.js';

const mails = new MailServer();
let port: string;
describe('SmtpMailer', () => {
  beforeAll(async () => {
    ({ port } = new URL(await mails.start()));
  });
  afterAll(() => mails.stop());

  /** The server has no TLS. Its address is not recognised as loopback. */
  const send = (credentials: string): Promise<void> =>
    new SmtpMailer(`smtp://${credentials}0.0.0.0:${port}`, {
      mailFrom: 'no-reply@site.example',
      smtpOAuth: null,
    }).send({
      id: 'a-mail',
      to: { name: 'Ada', address: 'ada@example.co.uk' },
      subject: 'A word',
      text: 'A word.',
      html: '<p>A word.</p>',
    });

  it('sends nothing to a server without TLS when there is a password', async () => {
    await expect(send('site:secret@')).rejects.toThrow('The mail server rejected an email: ETLS');
    expect(mails.received).toEqual([]);
  });

  it('sends to a server without TLS when there is no password', async () => {
    await send('');
    expect(mails.received).toHaveLength(1);
  });
});
