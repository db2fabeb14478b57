import { londonDay } from '#shared/domain/london-time.js';
import { firmOr, greetingFor, type MailTemplate } from '../letter.js';

export interface ApplicationReceived {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
  /** The firm that sent it for the applicant; null for an application of one's own. */
  readonly partner: string | null;
}

const example = {
  contactName: 'Isla Fraser',
  statusUrl: '/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
  linksExpireAt: new Date('2027-02-18T12:00:00Z'),
  partner: null,
};

/** To an applicant, once the application is kept. */
export const applicationReceived: MailTemplate<ApplicationReceived> = {
  title: 'Confirmation to an applicant',
  letter: ({ contactName, statusUrl, linksExpireAt, partner }, { firm, url }) => ({
    subject: 'We have your application',
    greeting: greetingFor(contactName),
    before: [
      partner === null
        ? 'We have your funding application. You can see where it stands, and who has your details:'
        : `${firmOr(partner, 'A partner of ours')} has sent us a funding application for you. You can see where it stands, and who has your details:`,
    ],
    action: { label: 'See your application', url: url(statusUrl) },
    after: [
      `The link works until ${londonDay(linksExpireAt)}. Whoever has it can open it, so please keep it to yourself.`,
      partner === null
        ? `If you did not send us an application, tell us at ${firm.email}.`
        : `If you do not know of this, tell us at ${firm.email}.`,
    ],
  }),
  examples: {
    'application-received': example,
    'application-received-from-partner': { ...example, partner: 'Alder Accounts Ltd' },
  },
};
