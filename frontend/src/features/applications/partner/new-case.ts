import type { NewCase } from '@/features/applications/partner/cases-api';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { type Requirements } from '@/shared/forms/requirements';

/** What the form holds: every field as text, the consent as 'true' or 'false'. */
export type NewCaseValues = Record<
  | 'companyName'
  | 'companyNumber'
  | 'registeredAddress'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'fundingType'
  | 'amount'
  | 'tradingHistory'
  | 'legalForm'
  | 'securedOnHome'
  | 'clientConsent',
  string
>;

const BLANK: NewCaseValues = {
  companyName: '',
  companyNumber: '',
  registeredAddress: '',
  contactName: '',
  email: '',
  phone: '',
  fundingType: '',
  amount: '',
  tradingHistory: '',
  legalForm: '',
  securedOnHome: '',
  clientConsent: 'false',
};

export const caseRequirements = {
  ...applicationRequirements,
  amount: { message: 'Please enter the amount required' },
} satisfies Requirements;

/** A form that knows something before anybody has typed, such as who the client is. */
export const valuesFrom = (known: Partial<NewCaseValues>): NewCaseValues => ({ ...BLANK, ...known });

export function toNewCase(values: NewCaseValues): NewCase {
  const {
    companyNumber,
    registeredAddress,
    tradingHistory,
    legalForm,
    securedOnHome,
    clientConsent,
    ...required
  } = values;
  const trimmed = Object.entries(required).map(([name, text]) => [name, text.trim()]);
  const optional = Object.entries({ companyNumber, registeredAddress, tradingHistory })
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries([...trimmed, ...optional]) as typeof required),
    ...(legalForm !== '' && { legalForm }),
    // Asked for only beside the legal form.
    ...(legalForm !== '' && securedOnHome !== '' && { securedOnHome }),
    clientConsent: clientConsent === 'true',
  };
}

/** What the matching rule reads of it; null while there is too little. */
export function enquiryOf(
  values: NewCaseValues,
): Pick<NewCase, 'fundingType' | 'amount' | 'tradingHistory' | 'registeredAddress'> | null {
  const { fundingType, amount, tradingHistory, registeredAddress } = toNewCase(values);
  if (fundingType === '' || amount === '') return null;
  return {
    fundingType,
    amount,
    ...(tradingHistory && { tradingHistory }),
    ...(registeredAddress && { registeredAddress }),
  };
}
