import { PRODUCT_KEYS, type ProductKey } from './product.js';

/** The options of a partner's form, with the products of each. */
const PARTNER_LABELS: Readonly<Record<string, readonly ProductKey[]>> = {
  'Business Loan': ['business-loans'],
  'Invoice Finance': ['invoice-finance'],
  'Asset Finance': ['asset-finance'],
  'Property Mortgage': ['commercial-mortgage', 'btl-mortgages'],
  'Development Finance': ['development-finance'],
  'Bridging Finance': ['bridging-business', 'bridging-property'],
};

/** All accepted funding types, case-insensitive: the nine slugs, then the partner labels. */
export const FUNDING_TYPES: readonly string[] = [...PRODUCT_KEYS, ...Object.keys(PARTNER_LABELS)];

const meanings = new Map<string, readonly ProductKey[]>([
  ...PRODUCT_KEYS.map((key) => [key, [key]] as const),
  ...Object.entries(PARTNER_LABELS).map(([label, keys]) => [label.toLowerCase(), keys] as const),
]);

/** The products of a funding type; null if unknown. */
export const readFundingType = (text: string): readonly ProductKey[] | null =>
  meanings.get(text.trim().toLowerCase()) ?? null;

/** The error message for an unknown funding type. */
export const UNKNOWN_FUNDING_TYPE = `Please select a funding type: one of ${FUNDING_TYPES.join(', ')}`;
