import type { NewCase } from '@/features/applications/partner/cases-api';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { type Requirements } from '@/shared/forms/requirements';

/** The form's values: every field as text, the consent as 'true' or 'false'. */
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

/** The initial values, with what is known about the client. */
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
    // Asked only with the legal form.
    ...(legalForm !== '' && securedOnHome !== '' && { securedOnHome }),
    clientConsent: clientConsent === 'true',
  };
}

/** The answers for matching; null if there are too few. */
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
