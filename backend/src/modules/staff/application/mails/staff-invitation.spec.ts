import { writeMail } from '#modules/mail/wiring.js';
import { staffInvitation } from './staff-invitation.js';

const url = 'https://example.co.uk/admin/invitation#token=abc';
const mail = (administrator: boolean) =>
  writeMail(
    staffInvitation,
    {
      invitedBy: 'Ada <Admin>',
      administrator,
      token: 'abc',
      expiresAt: new Date('2026-07-01T23:30:00Z'),
    },
    { publicUrl: 'https://example.co.uk', port: 0 },
  );

describe('Staff invitation', () => {
  it('names inviter, role, link and expiry in text and in HTML', () => {
    const { text, html } = mail(false);

    expect(text).toContain('Ada <Admin> has invited you');
    expect(html).toContain('Ada &lt;Admin&gt; has invited you');
    for (const form of [text, html]) {
      expect(form).toContain('as a case manager');
      expect(form).toContain('until 2 July 2026 at 00:30');
    }
    expect(text).toContain(url);
    expect(html).toContain(`href="${url}"`);
  });

  it('names the administrator role', () => {
    expect(mail(true).text).toContain('as an administrator');
  });
});
