import { greetingFor, type MailTemplate } from '../letter.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from './status-link.js';

export interface DealCompleted extends StatusLink {
  readonly contactName: string;
  readonly lender: string;
}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser', lender: 'Alba' };

/** To an applicant: the money is drawn. How much, and on which terms, is read behind the link alone. */
export const dealCompleted: MailTemplate<DealCompleted> = {
  title: 'News of the money to an applicant',
  letter: (completed, context) => ({
    subject: 'Your funding has been paid out',
    greeting: greetingFor(completed.contactName),
    before: [
      `${completed.lender} has paid out the money of your funding application. If it has not reached you, please ring us.`,
    ],
    action: statusAction(completed, context),
    after: afterStatus(completed, context),
  }),
  examples: {
    'deal-completed': example,
    'deal-completed-without-link': { ...example, statusUrl: null },
  },
};
