import { meaningOf } from './product-words.js';

/** The nine products, in the order in which they are shown. */
export const PRODUCT_KEYS = [
  'business-loans',
  'invoice-finance',
  'asset-finance',
  'merchant-cash-advance',
  'bridging-business',
  'commercial-mortgage',
  'bridging-property',
  'development-finance',
  'btl-mortgages',
] as const;

export type ProductKey = (typeof PRODUCT_KEYS)[number];
export type ProductFamily = 'property' | 'cash-flow';

const PRODUCTS: Record<ProductKey, { title: string; family: ProductFamily }> = {
  'business-loans': { title: 'Business Loans', family: 'cash-flow' },
  'invoice-finance': { title: 'Invoice Finance', family: 'cash-flow' },
  'asset-finance': { title: 'Asset Finance', family: 'cash-flow' },
  'merchant-cash-advance': { title: 'Merchant Cash Advance', family: 'cash-flow' },
  'bridging-business': { title: 'Bridging Loans (Business)', family: 'property' },
  'commercial-mortgage': { title: 'Commercial Mortgage', family: 'property' },
  'bridging-property': { title: 'Bridging Loans (Property)', family: 'property' },
  'development-finance': { title: 'Development Finance', family: 'property' },
  'btl-mortgages': { title: 'Ltd Co BTL Mortgages', family: 'property' },
};

export const productTitle = (key: ProductKey): string => PRODUCTS[key].title;
export const productFamily = (key: ProductKey): ProductFamily => PRODUCTS[key].family;

/** What an item of a list means: as a whole, or as parts ('Bridging & Development') if every part is known. */
const readItem = (item: string): readonly ProductKey[] => {
  const whole = meaningOf(item);
  if (whole.length > 0) return whole;
  const parts: ReadonlyArray<readonly ProductKey[]> = item.split(/[/&+]| and /i).map(meaningOf);
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
};

/** Reads a list of slugs, titles and usual synonyms; what it does not know comes back as it was written. */
export const readProducts = (text: string): { products: ProductKey[]; unknown: string[] } => {
  const products = new Set<ProductKey>();
  const unknown: string[] = [];
  for (const item of text.split(/[,;|\r\n]/).map((part) => part.trim())) {
    const known = readItem(item);
    for (const key of known) products.add(key);
    if (known.length === 0 && item !== '') unknown.push(item);
  }
  return { products: [...products], unknown };
};
