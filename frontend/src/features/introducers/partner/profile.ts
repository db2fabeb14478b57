import type { Introducer } from '@/features/introducers/partner/introducers-api';
import type { Option } from '@/shared/forms/fields/options';
import type { Requirements } from '@/shared/forms/rules/requirements';

const BUSINESS_TYPES: readonly Introducer['businessType'][] = [
  'Accountant',
  'Solicitor',
  'Business Advisor',
  'Financial Advisor',
  'Broker',
  'Other',
];

export const businessTypes: readonly Option[] = BUSINESS_TYPES.map((type) => ({ value: type, label: type }));

export const profileRequirements = {
  companyName: { message: 'Company name is required' },
  contactName: { message: 'Contact name is required' },
  phone: { message: 'Phone is required' },
  businessType: { message: 'Please select a business type' },
} satisfies Requirements;
