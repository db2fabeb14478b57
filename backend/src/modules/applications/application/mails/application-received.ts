import { firmOr, greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_LINK, untilWhen } from './status-link.js';

export interface ApplicationReceived {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date | null;
  /** The firm that sent it for the applicant; null for an application of one's own. */
  readonly partner: string | null;
}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser', partner: null };

/** To an applicant, once the application is kept. */
export const applicationReceived: MailTemplate<'application-received', ApplicationReceived> = {
  kind: 'application-received',
  title: 'Application received (to applicant)',
  letter: ({ contactName, statusUrl, linksExpireAt, partner }, { firm, url }) => ({
    subject: 'We have received your application',
    greeting: greetingFor(contactName),
    before: [
      partner === null
        ? 'Thank you for your funding application. See its status and who has your details:'
        : `${firmOr(partner, 'A partner of ours')} has sent us a funding application on your behalf. See its status and who has your details:`,
    ],
    action: { label: 'See your application', url: url(statusUrl) },
    after: [
      untilWhen(linksExpireAt),
      partner === null
        ? `If you did not send us an application, tell us at ${firm.email}.`
        : `If you were not expecting this, let us know at ${firm.email}.`,
    ],
  }),
  examples: {
    'application-received': example,
    'application-received-from-partner': { ...example, partner: 'Alder Accounts Ltd' },
  },
};
