import type { Option } from '@/shared/forms/form-select';

export const quickAmounts: readonly Option[] = [
  { value: '0-10k', label: 'Up to £10,000' },
  { value: '10k-50k', label: '£10,000 to £50,000' },
  { value: '50k-100k', label: '£50,000 to £100,000' },
  { value: '100k-250k', label: '£100,000 to £250,000' },
  { value: '250k-500k', label: '£250,000 to £500,000' },
  { value: '500k-1m', label: '£500,000 to £1,000,000' },
  { value: '1m+', label: '£1,000,000 or more' },
];

export const quickTradingHistories: readonly Option[] = [
  { value: 'pre-revenue', label: 'No revenue yet' },
  { value: '0-6m', label: 'Up to 6 months' },
  { value: '6m-1y', label: '6 months to 1 year' },
  { value: '1y-2y', label: '1 to 2 years' },
  { value: '2y+', label: '2 years or more' },
];
