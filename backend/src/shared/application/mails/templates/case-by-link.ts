import { greetingFor, type MailTemplate } from '../letter.js';

export interface CaseByLink {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly applicationId: string;
}

/** To a partner whose client has applied by its link. */
export const caseByLink: MailTemplate<CaseByLink> = {
  title: 'News of a client’s application to a partner',
  letter: ({ contactName, companyName, applicationId }, { url }) => ({
    subject: 'A client has applied by your link',
    greeting: greetingFor(contactName),
    before: [
      `${companyName} has sent us a funding application by your link, and agreed that you may see it.`,
      'It is in your list of cases, and you will see every step of it there.',
    ],
    action: { label: 'Open the case', url: url(`/partners/dashboard?id=${applicationId}`) },
    after: ['You can turn these mails off in your account.'],
  }),
  examples: {
    'case-by-link': {
      contactName: 'Fiona Alder',
      companyName: 'Birch Bakery Ltd',
      applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
    },
  },
};
