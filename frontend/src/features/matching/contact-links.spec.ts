import { contactLinks } from '@/features/matching/contact-links';
import { buildLender } from '@/testing/build-match';

const hrefs = (contact: Parameters<typeof buildLender>[0]) =>
  contactLinks(buildLender(contact)).map(({ href }) => href);

describe('contactLinks', () => {
  it('offers only the contact details that the lender has', () => {
    expect(hrefs({})).toEqual([]);
    expect(hrefs({ contactEmail: ' ', contactPhone: '', website: null })).toEqual([]);
    expect(
      hrefs({ contactEmail: 'deals@alba.example', contactPhone: '0141 496 0123', website: 'alba.example' }),
    ).toEqual(['mailto:deals@alba.example', 'tel:01414960123', 'https://alba.example/']);
  });

  it('dials a number written with its trunk zero in brackets', () => {
    expect(hrefs({ contactPhone: '+44 (0)141 496 0123' })).toEqual(['tel:+441414960123']);
  });

  it.each([
    { website: 'javascript:alert(1)' },
    { website: 'JAVASCRIPT:alert(1)' },
    { website: ' data:text/html,x' },
    { website: 'ftp://alba.example' },
    { website: 'https://' },
    { contactEmail: 'deals@alba.example?bcc=all@alba.example' },
    { contactEmail: 'ask at the branch' },
    { contactPhone: 'on request' },
  ])('does not link %j', (contact) => {
    expect(hrefs(contact)).toEqual([]);
  });
});
