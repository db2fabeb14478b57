import { readProducts } from '#kernel/lending/product.js';
import { words } from '#kernel/text/text.js';
import {
  declarationOf,
  isFlagField,
  isLimitField,
  type LenderField,
  type LenderFieldKind,
} from '#kernel/lending/lender-fields.js';
import { readLimit, sayLimit } from './lender-limits.js';

type Meaning = (text: string) => string;

const listOf = (items: readonly string[]): string => items.toSorted().join('\n');
const itemsOf: Meaning = (text) =>
  listOf(
    text
      .split(/[,;|/+\n]/)
      .map(words)
      .filter((item) => item !== ''),
  );
const productsOf: Meaning = (text) => listOf(readProducts(text).products);
const numberOf: Meaning = (text) => text.replace(/\D/g, '').replace(/^(?:00)?440?/, '0');
const pageOf: Meaning = (text) => text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

const MEANINGS: Partial<Record<LenderFieldKind, Meaning>> = {
  products: productsOf,
  'property-types': itemsOf,
  sectors: itemsOf,
  areas: itemsOf,
  phone: numberOf,
  website: pageOf,
};

/** Whether two texts state the same: '£1,000.00' and '1000' do. */
export const isSameStatement = (field: LenderField, one: string, other: string): boolean => {
  if (one === other) return true;
  const limit = isLimitField(field) ? readLimit(field, one) : null;
  if (isLimitField(field) && limit !== null) return limit === readLimit(field, other);
  const meaning = MEANINGS[declarationOf(field).kind] ?? words;
  return meaning(one) === meaning(other);
};

/** A statement in a standard format. */
export const formatStatement = (field: LenderField, text: string): string => {
  if (isLimitField(field)) return sayLimit(field, text);
  return isFlagField(field) ? (text === 'true' ? 'Yes' : 'No') : `“${text}”`;
};
