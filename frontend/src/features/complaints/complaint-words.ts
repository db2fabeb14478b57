import type { Schemas } from '@/api/schemas';
import { blankHoneypot, honeypotAnswer } from '@/shared/forms/fields/honeypot';
import { emailRequired, type Requirements } from '@/shared/forms/rules/requirements';

type Complaint = Schemas['MakeComplaintRequest'];

/** The form's values: blank until filled in. */
export type ComplaintValues = Required<Omit<Complaint, 'kind'>>;

export const noComplaint: ComplaintValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  whatHappened: '',
  wanted: '',
  ...blankHoneypot,
};

export const complaintRequirements = {
  name: { atLeast: 2, message: 'Please enter your name' },
  email: emailRequired,
  whatHappened: { atLeast: 10, message: 'Please tell us what happened (at least 10 characters)' },
} satisfies Requirements;

export function toComplaint(kind: Complaint['kind'], values: ComplaintValues): Complaint {
  const { name, email, whatHappened, phone, company, wanted } = values;
  const optional = Object.entries({ phone, company, wanted }).map(
    ([field, text]) => [field, text.trim()] as const,
  );
  return {
    kind,
    name: name.trim(),
    email: email.trim(),
    whatHappened: whatHappened.trim(),
    ...Object.fromEntries(optional.filter(([, text]) => text !== '')),
    ...honeypotAnswer(values),
  };
}
