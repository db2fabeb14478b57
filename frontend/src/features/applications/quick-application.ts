import type { components } from '@/api/schema';
import { trapped, type Trapped, untouchedTrap } from '@/shared/forms/honeypot';

export interface QuickValues extends Trapped {
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  fundingType: string;
  amount: string;
  tradingHistory: string;
}

export const noQuickAnswers: QuickValues = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  fundingType: '',
  amount: '',
  tradingHistory: '',
  ...untouchedTrap,
};

export function toApplication(values: QuickValues): components['schemas']['SubmitApplicationRequest'] {
  const { companyName, contactName, email, phone, fundingType, amount, tradingHistory } = values;
  return {
    companyName: companyName.trim(),
    contactName: contactName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    fundingType,
    amount,
    ...(tradingHistory !== '' && { tradingHistory }),
    ...trapped(values),
  };
}
