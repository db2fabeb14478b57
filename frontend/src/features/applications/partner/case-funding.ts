import type { Option } from '@/shared/forms/form-select';

/** What a partner may ask for; the words travel as they are read. */
export const caseFundingTypes: readonly Option[] = [
  'Business Loan',
  'Invoice Finance',
  'Asset Finance',
  'Property Mortgage',
  'Development Finance',
  'Bridging Finance',
].map((label) => ({ value: label, label }));
