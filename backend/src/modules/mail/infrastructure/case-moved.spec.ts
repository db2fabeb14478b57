import type { MailContent } from '#platform/application/mails/mail-kinds.js';
import { writeMail } from './write-mail.js';

const caseMoved = (content: MailContent<'case-moved'>) =>
  writeMail('case-moved', content, { publicUrl: 'https://example.co.uk', port: 0 });

const moved = {
  contactName: 'Fiona Alder',
  companyName: 'Birch & Sons',
  status: 'rejected',
  reason: null,
  applicationId: 'a1',
} as const;

describe('Case moved', () => {
  it('says which case moved, to what and why', () => {
    const { subject, text, html } = caseMoved({ ...moved, reason: 'The sector is excluded' });

    expect(subject).toBe('Your case has been rejected');
    expect(text).toContain('Dear Fiona Alder,');
    expect(text).toContain('Your case for Birch & Sons has been rejected.');
    expect(text).toContain('Reason: The sector is excluded');
    expect(text).toContain('https://example.co.uk/partners/dashboard?id=a1');
    expect(html).toContain('Birch &amp; Sons');
  });

  it('does not leave a rejection without a word on its reason', () => {
    expect(caseMoved(moved).text).toContain('No reason was given. Contact us to find out more.');
    expect(caseMoved({ ...moved, status: 'in_review' }).text).not.toContain('reason');
  });
});
