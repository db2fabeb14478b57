import { firmOr, greetingFor, type MailTemplate } from '../letter.js';

export interface CaseProgressed {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly applicationId: string;
  readonly stage: 'offers' | 'completed';
}

const NEWS: Readonly<
  Record<CaseProgressed['stage'], { subject: string; sentence: (client: string) => string }>
> = {
  offers: {
    subject: 'An offer has come for a case of yours',
    sentence: (client) => `A lender has made an offer for your case for ${client}.`,
  },
  completed: {
    subject: 'A case of yours is completed',
    sentence: (client) => `Your case for ${client} is completed: the money has been paid out.`,
  },
};

const example = {
  contactName: 'Fiona Alder',
  companyName: 'Birch Bakery Ltd',
  applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
};

/** To a partner whose case has come further at lenders. Of whom and on which terms it holds nothing. */
export const caseProgressed: MailTemplate<CaseProgressed> = {
  title: 'News from lenders of a case to its partner',
  letter: ({ contactName, companyName, applicationId, stage }, { url }) => ({
    subject: NEWS[stage].subject,
    greeting: greetingFor(contactName),
    before: [NEWS[stage].sentence(firmOr(companyName, 'a client'))],
    action: { label: 'Open the case', url: url(`/partners/dashboard?id=${applicationId}`) },
    after: ['You can turn these mails off in your account.'],
  }),
  examples: {
    'case-progressed-offers': { ...example, stage: 'offers' },
    'case-progressed-completed': { ...example, stage: 'completed' },
  },
};
