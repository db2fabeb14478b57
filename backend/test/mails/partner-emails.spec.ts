import { isPartnerEmail, MAIL_KINDS } from '#modules/mail/application/mail-kinds.js';
import type { MailKind } from '#modules/mail/public.js';
import { writeMail } from '#modules/mail/wiring.js';
import { MAIL_TEMPLATES } from '../../src/cli/mail-templates.js';

const SITE = { publicUrl: 'https://example.co.uk', port: 0 };
const FOOT = 'You can turn off these emails in your account';
const ACCOUNT = 'https://example.co.uk/partners/account';

const written = (kind: MailKind) =>
  MAIL_TEMPLATES.filter((template) => template.kind === kind).flatMap((template) =>
    Object.values(template.examples).map((content) => writeMail(template, content, SITE)),
  );

describe('MAIL_TEMPLATES', () => {
  it('has one template for each kind of email, with an example', () => {
    expect(MAIL_TEMPLATES.map(({ kind }) => kind).toSorted()).toEqual(MAIL_KINDS.toSorted());
    for (const kind of MAIL_KINDS) expect(written(kind)).not.toEqual([]);
  });
});

describe('isPartnerEmail', () => {
  it('lets partners turn off the emails about their cases and their commission', () => {
    expect(MAIL_KINDS.filter(isPartnerEmail)).toEqual([
      'case-moved',
      'case-progressed',
      'case-by-link',
      'case-entered',
      'case-question-answered',
      'commission-answered',
      'statement-ready',
      'statement-paid',
    ]);
  });

  it.each(MAIL_KINDS)('shows the link to turn it off in the footer of %s only when partners can', (kind) => {
    for (const { text, html } of written(kind)) {
      expect(text.includes(`${FOOT}: ${ACCOUNT}`)).toBe(isPartnerEmail(kind));
      expect(html.includes(`href="${ACCOUNT}"`) && html.includes(FOOT)).toBe(isPartnerEmail(kind));
    }
  });
});
