import type { Option } from '@/shared/forms/fields/options';

/** The funding types for partners; the labels themselves are sent. */
export const caseFundingTypes: readonly Option[] = [
  'Business Loan',
  'Invoice Finance',
  'Asset Finance',
  'Property Mortgage',
  'Development Finance',
  'Bridging Finance',
].map((label) => ({ value: label, label }));
