export const BUSINESS_TYPES = [
  'Accountant',
  'Solicitor',
  'Business Advisor',
  'Financial Advisor',
  'Broker',
  'Other',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Ignores letter case and outer space; null if unknown. */
export const readBusinessType = (text: string): BusinessType | null =>
  BUSINESS_TYPES.find((type) => type.toLowerCase() === text.trim().toLowerCase()) ?? null;
