import {
  MAIL_KINDS,
  TEMPLATES,
  type MailContent,
  type MailKind,
} from '#platform/application/mails/mail-kinds.js';
import { isPartnerEmail } from '#platform/application/mails/partner-emails.js';
import { writeMail } from './write-mail.js';

const SITE = { publicUrl: 'https://example.co.uk', port: 0 };
const FOOT = 'You can turn off these emails in your account';
const ACCOUNT = 'https://example.co.uk/partners/account';

const written = (kind: MailKind) =>
  Object.values<MailContent<MailKind>>(TEMPLATES[kind].examples).map((content) =>
    writeMail(kind, content, SITE),
  );

describe('the emails that partners can turn off', () => {
  it('are those about their cases and their commission', () => {
    expect(MAIL_KINDS.filter(isPartnerEmail)).toEqual([
      'case-moved',
      'case-progressed',
      'case-by-link',
      'case-entered',
      'commission-answered',
      'statement-ready',
      'statement-paid',
    ]);
  });

  it.each(MAIL_KINDS)('say in their footers where, and no other email does: %s', (kind) => {
    for (const { text, html } of written(kind)) {
      expect(text.includes(`${FOOT}: ${ACCOUNT}`)).toBe(isPartnerEmail(kind));
      expect(html.includes(`href="${ACCOUNT}"`) && html.includes(FOOT)).toBe(isPartnerEmail(kind));
    }
  });
});
