import { applicationReceived } from './application-received.js';

const mail = (contactName: string) =>
  applicationReceived({
    contactName,
    statusUrl: 'https://example.co.uk/status/abc?a=1&b="2"',
    linksExpireAt: new Date('2027-02-18T23:30:00Z'),
  });

it('says the same in text and in HTML', () => {
  const { subject, text, html } = mail('Zoë O’Neill-Smith');

  expect(subject).toBe('We have your application');
  for (const form of [text, html]) {
    expect(form).toContain('Dear Zoë O’Neill-Smith,');
    expect(form).toContain('works until 18 February 2027');
  }
  expect(text).toContain('https://example.co.uk/status/abc?a=1&b="2"');
  expect(html).toContain('href="https://example.co.uk/status/abc?a=1&amp;b=&quot;2&quot;"');
});

it.each(['<b>Ada</b>', 'Win at evil.example', 'https://evil.example', 'a'.repeat(61), 'Ada\nBcc'])(
  'does not repeat %j, which could carry a message of somebody else',
  (name) => {
    const { text, html } = mail(name);
    expect(text).toContain('Hello,');
    expect(text + html).not.toContain(name);
  },
);
