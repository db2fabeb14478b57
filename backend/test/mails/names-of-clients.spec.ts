import { caseByLink, caseEntered, caseMoved, caseProgressed } from '#modules/applications/public.js';
import { offerChosen } from '#modules/deals/public.js';
import { writeMail } from '#modules/mail/wiring.js';

// Anyone may type a company name, also through a partner's link, and others receive it by email.

const site = { publicUrl: 'https://example.co.uk', port: 0 };
const client = { contactName: 'Fiona Alder', applicationId: 'a1' };

const WRITTEN: Readonly<Record<string, (companyName: string) => ReturnType<typeof writeMail>>> = {
  'case-by-link': (companyName) => writeMail(caseByLink, { ...client, companyName }, site),
  'case-entered': (companyName) => writeMail(caseEntered, { ...client, companyName }, site),
  'case-moved': (companyName) =>
    writeMail(caseMoved, { ...client, companyName, status: 'approved', reason: null }, site),
  'case-progressed': (companyName) =>
    writeMail(caseProgressed, { ...client, companyName, news: 'offers' }, site),
  'offer-chosen': (companyName) =>
    writeMail(offerChosen, { name: 'Ada', companyName, lender: 'Alba', applicationId: 'a1' }, site),
};

describe.each(Object.keys(WRITTEN))('%s', (kind) => {
  const written = (companyName: string) => WRITTEN[kind]!(companyName);

  it.each(['Birch & Sons (Łódź) Ltd.', 'O’Neill’s 1st Bakery'])('names the client %s', (name) => {
    expect(written(name).text).toContain(name);
  });

  it.each([
    'Confirm your bank details at evil.example',
    'https://evil.example',
    'Ring 0141 496 0123 now',
    '<b>Birch</b>',
    'a'.repeat(81),
  ])('omits %j, which could carry a stranger’s message', (name) => {
    const { text, html } = written(name);

    expect(text).toMatch(/\ba client\b/i);
    expect(text + html).not.toContain(name);
  });
});
