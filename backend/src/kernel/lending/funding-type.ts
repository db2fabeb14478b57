import { PRODUCT_KEYS, type ProductKey } from './product.js';

/** What a partner's form offers, and the products each stands for. */
const PARTNER_LABELS: Readonly<Record<string, readonly ProductKey[]>> = {
  'Business Loan': ['business-loans'],
  'Invoice Finance': ['invoice-finance'],
  'Asset Finance': ['asset-finance'],
  'Property Mortgage': ['commercial-mortgage', 'btl-mortgages'],
  'Development Finance': ['development-finance'],
  'Bridging Finance': ['bridging-business', 'bridging-property'],
};

/** Every funding type a caller may send, in any case: the nine slugs, then the partner labels. */
export const FUNDING_TYPES: readonly string[] = [...PRODUCT_KEYS, ...Object.keys(PARTNER_LABELS)];

const meanings = new Map<string, readonly ProductKey[]>([
  ...PRODUCT_KEYS.map((key) => [key, [key]] as const),
  ...Object.entries(PARTNER_LABELS).map(([label, keys]) => [label.toLowerCase(), keys] as const),
]);

/** The products a funding type stands for; null when it is none of the options. */
export const readFundingType = (text: string): readonly ProductKey[] | null =>
  meanings.get(text.trim().toLowerCase()) ?? null;

/** What to say to somebody whose funding type is none of the options. */
export const UNKNOWN_FUNDING_TYPE = `Please select a funding type: one of ${FUNDING_TYPES.join(', ')}`;
