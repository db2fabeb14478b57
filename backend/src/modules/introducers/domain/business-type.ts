export const BUSINESS_TYPES = [
  'Accountant',
  'Solicitor',
  'Business Advisor',
  'Financial Advisor',
  'Broker',
  'Other',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Whatever the letters' case and the space around it; null when it is none of them. */
export const readBusinessType = (text: string): BusinessType | null =>
  BUSINESS_TYPES.find((type) => type.toLowerCase() === text.trim().toLowerCase()) ?? null;
