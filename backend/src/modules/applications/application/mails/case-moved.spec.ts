import { writeMail } from '#modules/mail/wiring.js';
import { caseMoved, type CaseMoved } from './case-moved.js';

const written = (content: CaseMoved) =>
  writeMail(caseMoved, content, { publicUrl: 'https://example.co.uk', port: 0 });

const moved = {
  contactName: 'Fiona Alder',
  companyName: 'Birch & Sons',
  status: 'rejected',
  reason: null,
  applicationId: 'a1',
} as const;

describe('Case moved', () => {
  it('names the case, its new status and the reason', () => {
    const { subject, text, html } = written({ ...moved, reason: 'The sector is excluded' });

    expect(subject).toBe('Your case has been rejected');
    expect(text).toContain('Dear Fiona Alder,');
    expect(text).toContain('Your case for Birch & Sons has been rejected.');
    expect(text).toContain('Reason: The sector is excluded');
    expect(text).toContain('https://example.co.uk/partners/dashboard?id=a1');
    expect(html).toContain('Birch &amp; Sons');
  });

  it('does not mention a missing reason for a rejection', () => {
    expect(written(moved).text).toContain('No reason was given. Contact us to find out more.');
    expect(written({ ...moved, status: 'in_review' }).text).not.toContain('reason');
  });
});
