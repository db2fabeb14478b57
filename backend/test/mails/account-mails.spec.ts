import { accountEvent, passwordReset } from '#modules/auth/public.js';
import { welcome } from '#modules/introducers/public.js';
import type { MailKind, MailTemplate } from '#modules/mail/public.js';
import { writeMail } from '#modules/mail/wiring.js';

const at = new Date('2026-07-01T23:30:00Z');
const [token, pages] = ['abc', 'partners'];
const written = <Content>(template: MailTemplate<MailKind, Content>, content: Content) =>
  writeMail(template, content, { publicUrl: 'https://example.co.uk', port: 0 });

/** Each with its target. */
const mails = (name: string) => [
  {
    ...written(welcome, { contactName: name, token, expiresAt: at }),
    url: 'https://example.co.uk/partners/confirm#token=abc',
  },
  {
    ...written(passwordReset, { name, pages, token, expiresAt: at }),
    url: 'https://example.co.uk/partners/reset#token=abc',
  },
  ...(
    [
      ['password-changed', '/partners/reset'],
      ['two-factor-turned-off', '/partners/reset'],
      ['introducer-suspended', '/contact'],
      ['introducer-restored', '/partners/login'],
    ] as const
  ).map(([event, path]) => ({
    ...written(accountEvent, { event, name, at, pages }),
    url: `https://example.co.uk${path}`,
  })),
];

describe('Account emails', () => {
  it('say the same in text and in HTML', () => {
    for (const { text, html, url } of mails('Fiona Alder')) {
      expect(text).toContain('Dear Fiona Alder,');
      expect(html).toContain('Dear Fiona Alder,');
      expect(text).toContain(url);
      expect(html).toContain(`href="${url}"`);
    }
  });

  it('show times in London', () => {
    const [, reset, changed, turnedOff] = mails('Fiona Alder');

    expect(reset?.text).toContain('until 2 July 2026 at 00:30');
    expect(changed?.text).toContain('on 2 July 2026 at 00:30');
    expect(turnedOff?.text).toContain('on 2 July 2026 at 00:30');
  });

  it('omit a name that could carry a stranger’s message', () => {
    for (const { text, html } of mails('Win at evil.example')) {
      expect(text).toContain('Hello,');
      expect(text + html).not.toContain('evil');
    }
  });
});
