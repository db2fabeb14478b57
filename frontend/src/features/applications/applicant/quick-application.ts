import type { Schemas } from '@/api/schemas';
import { honeypotAnswer, blankHoneypot } from '@/shared/forms/fields/honeypot';

export type QuickApplication = Schemas['SubmitApplicationRequest'];

/** The form's values: blank until filled in. */
export type QuickValues = Required<
  Pick<
    QuickApplication,
    | 'companyName'
    | 'contactName'
    | 'email'
    | 'phone'
    | 'fundingType'
    | 'amount'
    | 'tradingHistory'
    | 'leaveBlank'
  >
>;

export const noQuickAnswers: QuickValues = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  fundingType: '',
  amount: '',
  tradingHistory: '',
  ...blankHoneypot,
};

export function toApplication(values: QuickValues): QuickApplication {
  const { companyName, contactName, email, phone, fundingType, amount, tradingHistory } = values;
  return {
    companyName: companyName.trim(),
    contactName: contactName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    fundingType,
    amount,
    ...(tradingHistory !== '' && { tradingHistory }),
    ...honeypotAnswer(values),
  };
}
