import { caseByLink } from './case-by-link.js';

it('says which client came by the link, and where the case is', () => {
  const caseUrl = 'https://example.co.uk/partners/dashboard?id=a1';
  const { subject, text, html } = caseByLink({
    contactName: 'Fiona Alder',
    companyName: 'Birch & Sons',
    caseUrl,
  });

  expect(subject).toBe('A client has applied by your link');
  expect(text).toContain('Dear Fiona Alder,');
  expect(text).toContain('Birch & Sons has sent us a funding application by your link');
  expect(text).toContain(caseUrl);
  expect(html).toContain('Birch &amp; Sons');
});
