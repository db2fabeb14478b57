import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from '#modules/applications/public.js';

export interface CommissionDisclosed extends StatusLink {
  readonly contactName: string;
}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser' };

/** To an applicant: a new commission disclosure, whose text is only on the status page. */
export const commissionDisclosed: MailTemplate<'commission-disclosed', CommissionDisclosed> = {
  kind: 'commission-disclosed',
  title: 'Commission disclosure (to applicant)',
  letter: (disclosed, context) => ({
    subject: 'Please read how we are paid',
    greeting: greetingFor(disclosed.contactName),
    before: [
      disclosed.statusUrl === null
        ? 'We would like to send you our commission disclosure, which explains how we are paid for your funding application. Contact us to receive it:'
        : 'Our commission disclosure explains how we are paid for your funding application. Please read it and confirm that you have. This does not commit you:',
    ],
    action: statusAction(disclosed, context),
    after: afterStatus(disclosed, context),
  }),
  examples: {
    'commission-disclosed': example,
    'commission-disclosed-without-link': { ...example, statusUrl: null },
  },
};
