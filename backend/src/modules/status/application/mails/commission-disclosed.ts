import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from '#modules/applications/public.js';

export interface CommissionDisclosed extends StatusLink {
  readonly contactName: string;
  /** Whether the finance has completed, so that the amounts are known. */
  readonly isCompleted: boolean;
}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser', isCompleted: false };

const introductionOf = ({ statusUrl, isCompleted }: CommissionDisclosed): string => {
  if (statusUrl === null)
    return 'We would like to send you our commission disclosure, which explains how we are paid for your funding application. Contact us to receive it:';
  return isCompleted
    ? 'Your finance has completed. Our new commission disclosure states what the lender pays us for it. Please read it and confirm that you have:'
    : 'Our commission disclosure explains how we are paid for your funding application. Please read it and confirm that you have. This does not commit you:';
};

/** To an applicant: a new commission disclosure, whose text is only on the status page. */
export const commissionDisclosed: MailTemplate<'commission-disclosed', CommissionDisclosed> = {
  kind: 'commission-disclosed',
  title: 'Commission disclosure (to applicant)',
  letter: (disclosed, context) => ({
    subject: 'Please read how we are paid',
    greeting: greetingFor(disclosed.contactName),
    before: [introductionOf(disclosed)],
    action: statusAction(disclosed, context),
    after: afterStatus(disclosed, context),
  }),
  examples: {
    'commission-disclosed': example,
    'commission-disclosed-after-completion': { ...example, isCompleted: true },
    'commission-disclosed-without-link': { ...example, statusUrl: null },
  },
};
