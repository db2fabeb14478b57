import type { Option } from '@/shared/forms/form-select';

const option = (value: string, label: string): Option => ({ value, label });
const asWritten = (...values: string[]): readonly Option[] => values.map((value) => option(value, value));

export const amounts: readonly Option[] = [
  option('10000', '£10,000'),
  option('25000', '£25,000'),
  option('50000', '£50,000'),
  option('100000', '£100,000'),
  option('250000', '£250,000'),
  option('500000', '£500,000'),
  option('1000000', '£1,000,000'),
  option('2000000', '£2,000,000+'),
];

export const tradingHistories = asWritten(
  'Startup',
  '6 months',
  '12 months',
  '24 months',
  '36 months',
  '48 months',
);

export const annualTurnovers: readonly Option[] = [
  option('0-50k', 'Up to £50,000'),
  option('50k-100k', '£50,000 to £100,000'),
  option('100k-250k', '£100,000 to £250,000'),
  option('250k-500k', '£250,000 to £500,000'),
  option('500k-1m', '£500,000 to £1,000,000'),
  option('1m+', '£1,000,000 or more'),
];

export const creditScores: readonly Option[] = [
  option('350', 'Poor (0-450)'),
  option('550', 'Fair (450-650)'),
  option('700', 'Good (650-750)'),
  option('850', 'Excellent (750+)'),
];

export const adverseCredit: readonly Option[] = [option('no', 'No'), option('yes', 'Yes')];

export const businessSectors: readonly Option[] = [
  option('retail', 'Retail'),
  option('hospitality', 'Hospitality'),
  option('construction', 'Construction'),
  option('professional-services', 'Professional services'),
  option('manufacturing', 'Manufacturing'),
  option('technology', 'Technology'),
  option('property', 'Property'),
  option('healthcare', 'Healthcare'),
  option('other', 'Other'),
];

export const propertyTypes: readonly Option[] = [
  option('residential', 'Residential'),
  option('commercial', 'Commercial'),
  option('mixed-use', 'Mixed-use'),
  option('industrial', 'Industrial'),
  option('hmo', 'HMO'),
  option('land', 'Land'),
];

export const loanToValues: readonly Option[] = ['50', '60', '70', '75', '80'].map((percent) =>
  option(percent, `Up to ${percent}%`),
);

/** Worded so that the rule can tell building from refurbishing. */
export const developmentTypes = asWritten(
  'Ground-up development',
  'Conversion',
  'Light refurbishment',
  'Heavy refurbishment',
);

export const assetConditions = asWritten(
  'New',
  'Used, in good order',
  'Used, in need of work',
  'Reconditioned',
);
