import { writeMail } from '#modules/mail/wiring.js';
import { caseByLink, caseEntered } from './new-case.js';

const site = { publicUrl: 'https://example.co.uk', port: 0 };

describe('New case', () => {
  it('names the client who applied through the link, and links to the case', () => {
    const { subject, text, html } = writeMail(
      caseByLink,
      { contactName: 'Fiona Alder', companyName: 'Birch & Sons', applicationId: 'a1' },
      site,
    );

    expect(subject).toBe('A client has applied through your link');
    expect(text).toContain('Dear Fiona Alder,');
    expect(text).toContain('Birch & Sons has sent us a funding application through your link');
    expect(text).toContain('https://example.co.uk/partners/dashboard?id=a1');
    expect(html).toContain('Birch &amp; Sons');
  });

  it('names the client for whom staff added a case, and links to it', () => {
    const { subject, text } = writeMail(
      caseEntered,
      { contactName: 'Fiona Alder', companyName: 'Birch & Sons', applicationId: 'a1' },
      site,
    );

    expect(subject).toBe('We have added a case for you');
    expect(text).toContain('We have added a funding application for Birch & Sons as your case');
    expect(text).toContain('https://example.co.uk/partners/dashboard?id=a1');
  });
});
