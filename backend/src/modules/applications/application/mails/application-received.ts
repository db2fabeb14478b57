import { firmOr, greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_LINK, EXAMPLE_RESULTS, resultsUntil, untilWhen, type ResultsLink } from './status-link.js';

export interface ApplicationReceived extends ResultsLink {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date | null;
  /** 'Asset Finance, £120,000' */
  readonly askedFor: string;
  /** The partner that submitted it for the applicant; null otherwise. */
  readonly partner: string | null;
  readonly matches: { readonly total: number; readonly strong: number };
  /** What happens next; null if we have responded. */
  readonly callback: string | null;
}

const matchSentence = ({ total, strong }: ApplicationReceived['matches']): string => {
  if (total === 0) return 'No lender on our panel matches your answers today.';
  const found = total === 1 ? 'One lender may fit' : `${total} lenders may fit`;
  if (strong === 0) return `${found}.`;
  if (strong === total) return `${found}, ${total === 1 ? 'a strong match' : 'all of them strong matches'}.`;
  return `${found}, ${strong === 1 ? 'one of them a strong match' : `${strong} of them strong matches`}.`;
};

const example = {
  ...EXAMPLE_LINK,
  ...EXAMPLE_RESULTS,
  contactName: 'Isla Fraser',
  askedFor: 'Business Loans, £100,000',
  partner: null,
  matches: { total: 26, strong: 19 },
  callback: 'We will call you today by 17:00.',
};

/** To an applicant, after the submission. */
export const applicationReceived: MailTemplate<'application-received', ApplicationReceived> = {
  kind: 'application-received',
  title: 'Application received (to applicant)',
  letter: (
    { contactName, statusUrl, linksExpireAt, askedFor, partner, matches, callback, ...results },
    context,
  ) => ({
    subject: 'We have received your application',
    greeting: greetingFor(contactName),
    before: [
      partner === null
        ? 'Thank you for your funding application.'
        : `${firmOr(partner, 'A partner of ours')} has sent us a funding application on your behalf.`,
      `It is for ${askedFor}.`,
      matchSentence(matches),
      ...(callback === null ? [] : [callback]),
      'See its status and who has your details:',
    ],
    action: { label: 'See your application', url: context.url(statusUrl) },
    after: [
      resultsUntil(results, context),
      untilWhen(linksExpireAt),
      partner === null
        ? `If you did not send us an application, tell us at ${context.firm.email}.`
        : `If you were not expecting this, let us know at ${context.firm.email}.`,
    ],
  }),
  examples: {
    'application-received': example,
    'application-received-from-partner': { ...example, partner: 'Alder Accounts Ltd' },
  },
};
