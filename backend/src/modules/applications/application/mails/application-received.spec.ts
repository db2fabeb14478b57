import { writeMail } from '#modules/mail/wiring.js';
import { applicationReceived, type ApplicationReceived } from './application-received.js';

const mail = (contactName: string, partner: string | null = null, told: Partial<ApplicationReceived> = {}) =>
  writeMail(
    applicationReceived,
    {
      contactName,
      statusUrl: '/status/abc?a=1&b=2',
      linksExpireAt: null,
      resultsUrl: '/results/xyz',
      resultsExpireAt: new Date('2027-02-18T12:00:00Z'),
      askedFor: 'Business Loans, £100,000',
      partner,
      matches: { total: 26, strong: 19 },
      callback: 'We will call you today by 17:00.',
      ...told,
    },
    { publicUrl: 'https://example.co.uk', port: 0 },
  );

describe('Application received', () => {
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = mail('Zoë O’Neill-Smith');

    expect(subject).toBe('We have received your application');
    for (const form of [text, html]) {
      expect(form).toContain('Dear Zoë O’Neill-Smith,');
      expect(form).toContain('It is for Business Loans, £100,000.');
      expect(form).toContain('works while your application is open and for 90 days afterwards');
    }
    expect(text).toContain(
      'Until 18 February 2027, your lender matches are at https://example.co.uk/results/xyz',
    );
    expect(text).toContain('https://example.co.uk/status/abc?a=1&b=2');
    expect(html).toContain('href="https://example.co.uk/status/abc?a=1&amp;b=2"');
  });

  it.each([
    [26, 19, '26 lenders may fit, 19 of them strong matches.'],
    [26, 1, '26 lenders may fit, one of them a strong match.'],
    [3, 3, '3 lenders may fit, all of them strong matches.'],
    [3, 0, '3 lenders may fit.'],
    [1, 1, 'One lender may fit, a strong match.'],
    [0, 0, 'No lender on our panel matches your answers today.'],
  ])(
    'names the best lenders and the next step for %i lenders, %i of them strong',
    (total, strong, sentence) => {
      const { text } = mail('Zoë', null, { matches: { total, strong } });

      expect(text).toContain(sentence);
      expect(text).toContain('We will call you today by 17:00.');
    },
  );

  it('promises no call once we have responded', () => {
    expect(mail('Zoë', null, { callback: null }).text).not.toContain('We will call you');
  });

  it.each(['<b>Ada</b>', 'Win at evil.example', 'https://evil.example', 'a'.repeat(61), 'Ada\nBcc'])(
    'omits %j, which could carry a stranger’s message',
    (name) => {
      const { text, html } = mail(name);
      expect(text).toContain('Hello,');
      expect(text + html).not.toContain(name);
    },
  );

  it.each(['Alder & Sons (Glasgow) Ltd.', 'Müller’s 1st Accountants'])(
    'names %s as the sender',
    (partner) => {
      const { text } = mail('Zoë', partner);

      expect(text).toContain(`${partner} has sent us a funding application on your behalf.`);
      expect(text).toContain('If you were not expecting this, let us know');
    },
  );

  it.each([
    'Win at evil.example',
    'Ring 0141 496 0123 now',
    'https://evil.example',
    '<b>Ada</b>',
    'a'.repeat(81),
  ])('omits a partner’s name like %j', (partner) => {
    const { text, html } = mail('Zoë', partner);

    expect(text).toContain('A partner of ours has sent us a funding application on your behalf.');
    expect(text + html).not.toContain(partner);
  });
});
