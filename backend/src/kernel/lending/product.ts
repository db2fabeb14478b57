import { isWholeProduct, PRODUCT_LIST, PRODUCT_TITLES } from '../vocabulary/product-vocabulary.js';
import { memoized } from '../memoized.js';
import { readWordList, type MeaningsOf } from '../vocabulary/word-list.js';

/** The nine products in display order. */
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

const readList = memoized((text) => readWordList(text, PRODUCT_LIST));
const readTitles = memoized((text) => readWordList(text, PRODUCT_TITLES));

/** Reads a list of slugs, titles and common synonyms; returns unknown words as written. */
export const readProducts = (
  text: string,
  vocabulary: MeaningsOf<ProductKey> = PRODUCT_LIST,
): { products: ProductKey[]; unknown: string[] } => {
  const { meanings, unknown } = vocabulary === PRODUCT_LIST ? readList(text) : readWordList(text, vocabulary);
  return { products: [...meanings], unknown: [...unknown] };
};

/** The products that a header or heading names; none if it says anything else too. */
export const readProductTitle = (text: string): ProductKey[] => {
  const { products, unknown } = readProducts(text);
  return unknown.length === 0 && readTitles(text).meanings.length > 0 ? products : [];
};

/** Whether a title names a whole product, not a kind of it: 'Bridging' but not 'Regulated bridging'. */
export const namesWholeProduct = (title: string): boolean =>
  PRODUCT_KEYS.some((key) => key === title || productTitle(key) === title) || isWholeProduct(title);
