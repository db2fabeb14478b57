import type { LenderField } from './lender-fields.js';

const LABELS: Partial<Record<LenderField, string>> = {
  name: 'lender name',
  minTradingHistory: 'minimum trading history',
  minCreditScore: 'minimum credit score',
  minLtv: 'minimum LTV',
  maxLtv: 'maximum LTV',
  minAmount: 'minimum amount',
  maxAmount: 'maximum amount',
  acceptsStartups: 'accepts start-ups',
  isActive: 'active',
};

/** A field as a sentence names it: 'minimum amount', 'property types'. */
export const labelOf = (field: LenderField): string =>
  LABELS[field] ?? field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The same at the start of a sentence. */
export const titleOf = (field: LenderField): string => {
  const label = labelOf(field);
  return label.charAt(0).toUpperCase() + label.slice(1);
};
