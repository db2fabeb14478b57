import { emailRequired, type Requirements } from '@/shared/forms/rules/requirements';

/** Required by every form that creates an application. */
export const applicationRequirements = {
  companyName: { atLeast: 2, message: 'Company name is required' },
  contactName: { atLeast: 2, message: 'Contact name is required' },
  email: emailRequired,
  phone: { atLeast: 10, message: 'Please enter a valid phone number' },
  fundingType: { message: 'Please select a funding type' },
  amount: { message: 'Please select an amount range' },
} satisfies Requirements;
