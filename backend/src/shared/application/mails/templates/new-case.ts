import { firmOr, greetingFor, type MailTemplate } from '../letter.js';

export interface NewCase {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly applicationId: string;
}

const example: NewCase = {
  contactName: 'Fiona Alder',
  companyName: 'Birch Bakery Ltd',
  applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
};

const newCase =
  (subject: string, saying: (companyName: string) => string): MailTemplate<NewCase>['letter'] =>
  ({ contactName, companyName, applicationId }, { url }) => ({
    subject,
    greeting: greetingFor(contactName),
    before: [saying(companyName), 'It is in your list of cases, and you will see every step of it there.'],
    action: { label: 'Open the case', url: url(`/partners/dashboard?id=${applicationId}`) },
    after: ['You can turn these mails off in your account.'],
  });

/** To a partner whose client has applied by its link. */
export const caseByLink: MailTemplate<NewCase> = {
  title: 'News of a client’s application to a partner',
  letter: newCase(
    'A client has applied by your link',
    (company) =>
      `${firmOr(company, 'A client')} has sent us a funding application by your link, and agreed that you may see it.`,
  ),
  examples: { 'case-by-link': example },
};

/** To a partner for whom the broker's staff have entered a case. */
export const caseEntered: MailTemplate<NewCase> = {
  title: 'News of a case that staff entered for a partner',
  letter: newCase(
    'We have entered a case for you',
    (company) => `We have entered a funding application for ${firmOr(company, 'a client')} as your case.`,
  ),
  examples: { 'case-entered': example },
};
