import { type InferType, object } from 'yup';
import type { NewCase } from '@/features/applications/partner/cases-api';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { email, flag, formSchema, type FormValues, required, text } from '@/shared/forms/rules/form-schema';

const { companyName, contactName, phone, fundingType } = applicationRequirements;

const newCase = object({
  companyName: required('Company Name', companyName),
  contactName: required('Contact Name', contactName),
  email: email('Email'),
  phone: required('Phone', phone),
  companyNumber: text('Company Number'),
  registeredAddress: text('Registered Address'),
  fundingType: required('Funding Type', fundingType),
  amount: text('Amount Required').required('Please enter the amount required'),
  tradingHistory: text('Trading History (Optional)'),
  legalForm: text('Legal Form (Optional)'),
  securedOnHome: text('Secured on a Home (Optional)'),
  clientConsent: flag('My client knows I am sharing these details'),
});

export const partnerCaseSchema = formSchema(newCase);

type NewCaseFields = InferType<typeof newCase>;
export type PartnerCaseValues = FormValues<NewCaseFields>;

export function toNewCase(fields: NewCaseFields): NewCase {
  const { companyNumber, registeredAddress, tradingHistory, legalForm, securedOnHome, ...answers } = fields;
  return {
    ...answers,
    ...(companyNumber && { companyNumber }),
    ...(registeredAddress && { registeredAddress }),
    ...(tradingHistory && { tradingHistory }),
    ...(legalForm && { legalForm }),
    // Asked only with the legal form.
    ...(legalForm && securedOnHome && { securedOnHome }),
  };
}

/** The answers for matching; null if there are too few. */
export function enquiryOf(
  values: PartnerCaseValues,
): Pick<NewCase, 'fundingType' | 'amount' | 'tradingHistory' | 'registeredAddress'> | null {
  const { fundingType, amount, tradingHistory, registeredAddress } = toNewCase(
    partnerCaseSchema.cast(values),
  );
  if (fundingType === '' || amount === '') return null;
  return {
    fundingType,
    amount,
    ...(tradingHistory && { tradingHistory }),
    ...(registeredAddress && { registeredAddress }),
  };
}
