import { accountEvent } from './account-event.js';
import { partnerAccount } from './partner-account.js';
import { passwordReset } from './password-reset.js';
import { welcome } from './welcome.js';

const url = 'https://example.co.uk/partners/reset#token=abc';
const mails = (name: string) => [
  welcome({ contactName: name, url, expiresAt: new Date('2026-07-01T23:30:00Z') }),
  passwordReset({ name, url, expiresAt: new Date('2026-07-01T23:30:00Z') }),
  accountEvent({ event: 'password-changed', name, at: new Date('2026-07-01T23:30:00Z'), resetUrl: url }),
  accountEvent({
    event: 'two-factor-turned-off',
    name,
    at: new Date('2026-07-01T23:30:00Z'),
    resetUrl: url,
  }),
  ...(['introducer-suspended', 'introducer-restored'] as const).map((event) =>
    partnerAccount({ event, name, at: new Date('2026-07-01T23:30:00Z'), url }),
  ),
];

it('say the same in text and in HTML', () => {
  for (const { text, html } of mails('Fiona Alder')) {
    expect(text).toContain('Dear Fiona Alder,');
    expect(html).toContain('Dear Fiona Alder,');
    expect(text).toContain(url);
    expect(html).toContain(`href="${url}"`);
  }
});

it('name times as London’s clocks do', () => {
  const [, reset, changed, turnedOff] = mails('Fiona Alder');

  expect(reset?.text).toContain('until 2 July 2026 at 00:30');
  expect(changed?.text).toContain('on 2 July 2026 at 00:30');
  expect(turnedOff?.text).toContain('on 2 July 2026 at 00:30');
});

it('repeat no name that could carry a message of somebody else', () => {
  for (const { text, html } of mails('Win at evil.example')) {
    expect(text).toContain('Hello,');
    expect(text + html).not.toContain('evil');
  }
});
