import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from '#modules/applications/public.js';

export interface CommissionDisclosed extends StatusLink {
  readonly contactName: string;
}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser' };

/** To an applicant: there is a disclosure of commission to read. What it says is read behind the link alone. */
export const commissionDisclosed: MailTemplate<'commission-disclosed', CommissionDisclosed> = {
  kind: 'commission-disclosed',
  title: 'Disclosure of commission to an applicant',
  letter: (disclosed, context) => ({
    subject: 'Please read how we are paid',
    greeting: greetingFor(disclosed.contactName),
    before: [
      disclosed.statusUrl === null
        ? 'We have set out how we are paid for your funding application. Contact us, and we will send it to you:'
        : 'We have set out how we are paid for your funding application. Please read it, and confirm that you have. That does not commit you:',
    ],
    action: statusAction(disclosed, context),
    after: afterStatus(disclosed, context),
  }),
  examples: {
    'commission-disclosed': example,
    'commission-disclosed-without-link': { ...example, statusUrl: null },
  },
};
