import { writeMail } from '#modules/mail/wiring.js';
import { caseByLink, caseEntered } from './new-case.js';

const site = { publicUrl: 'https://example.co.uk', port: 0 };

describe('New case', () => {
  it('says which client came by the link, and where the case is', () => {
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

  it('says for which client staff entered a case, and where it is', () => {
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
