import { greetingFor, type MailTemplate } from '../letter.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from './status-link.js';

export interface ApplicationDecided extends StatusLink {
  readonly contactName: string;
  readonly status: 'approved' | 'rejected';
  /** In the words that staff chose for the applicant; null where they chose none. */
  readonly reason: string | null;
}

const NEWS: Readonly<Record<ApplicationDecided['status'], string>> = {
  approved:
    'We have approved your funding application to go forward and will contact you about the next step. This is not an offer of credit.',
  rejected: 'We cannot take your funding application further.',
};

const reasonGiven = ({ status, reason }: ApplicationDecided): string[] => {
  if (status !== 'rejected') return [];
  return [reason === null ? 'You are welcome to ask us why.' : `The reason: ${reason}`];
};

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser', reason: null };

/** To an applicant: how the broker has decided. */
export const applicationDecided: MailTemplate<ApplicationDecided> = {
  title: 'Decision to an applicant',
  letter: (decided, context) => ({
    subject: `Your application has been ${decided.status === 'approved' ? 'approved to go forward' : 'closed'}`,
    greeting: greetingFor(decided.contactName),
    before: [NEWS[decided.status], ...reasonGiven(decided)],
    action: statusAction(decided, context),
    after: afterStatus(decided, context),
  }),
  examples: {
    'application-approved': { ...example, status: 'approved' },
    'application-rejected': {
      ...example,
      status: 'rejected',
      reason: 'The lenders we work with ask for two years of trading. We are glad to look again in May.',
    },
    'application-rejected-without-reason': { ...example, status: 'rejected', statusUrl: null },
  },
};
