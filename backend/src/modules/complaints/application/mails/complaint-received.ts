import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import type { ComplaintKind } from '../../domain/complaint.js';

export interface ComplaintReceived {
  readonly name: string;
  readonly reference: string;
  readonly kind: ComplaintKind;
}

const NEXT: Readonly<Record<ComplaintKind, string>> = {
  service:
    'A person will acknowledge your complaint within 3 working days. You will have our final response within 8 weeks.',
  data: 'A person will acknowledge your complaint within 30 days, look into it without undue delay, and tell you the outcome.',
};

/** The page with the form, and with what happens next. */
const PAGE: Readonly<Record<ComplaintKind, string>> = { service: '/complaints', data: '/data-complaint' };

/** To a complainant, once the complaint is stored. */
export const complaintReceived: MailTemplate<'complaint-received', ComplaintReceived> = {
  kind: 'complaint-received',
  title: 'Complaint received (to complainant)',
  letter: ({ name, reference, kind }, { firm, url }) => ({
    subject: `We have received your complaint ${reference}`,
    greeting: greetingFor(name),
    before: [`We have received your complaint. Its reference is ${reference}.`, NEXT[kind]],
    action: { label: 'See how we handle complaints', url: url(PAGE[kind]) },
    after: [`If you did not send us a complaint, tell us at ${firm.email}.`],
  }),
  examples: {
    'complaint-received': { name: 'Isla Fraser', reference: 'C1001', kind: 'service' },
    'complaint-received-about-data': { name: 'Isla Fraser', reference: 'C1002', kind: 'data' },
  },
};
