import {
  namesWholeProduct,
  productTitle,
  readProductTitle,
  type ProductKey,
} from '#kernel/lending/product.js';
import { memoized } from '#kernel/memoized.js';
import { words } from '#kernel/text/text.js';
import { COLUMN_WORDS, OTHER_COLUMNS, type ColumnWords } from './column-words.js';
import type { Column } from './columns.js';
import { isUnit, keyOf, tokensOf, unitsIn, withoutFilling } from './header-words.js';

const MAX_HEADER_LENGTH = 80;

const others = new Set(OTHER_COLUMNS.split(',').map((name) => keyOf(tokensOf(name))));

/** The whole header, then without units, then without filler words. */
const attempts = (tokens: readonly string[]): string[] => {
  const plain = tokens.filter((token) => !isUnit(token));
  return [tokens, plain, withoutFilling(plain)].map(keyOf).filter((key) => key !== '');
};

export const titlesOf = (products: readonly ProductKey[]): string => products.map(productTitle).join(', ');

/** 'Bridging (Y/N)', 'Offers term loans?' */
const QUESTION_WORDS =
  /\b(?:y n|yes no|y or n|yes or no|offers?|offered|does|do they do|provides?|provided|available|tick)\b/g;

const productColumn = (header: string): Column | null => {
  const titles = [header, words(header).replace(QUESTION_WORDS, ' ')];
  const title = titles.find((each) => readProductTitle(each).length > 0);
  if (title === undefined) return null;
  const product = titlesOf(readProductTitle(title));
  const isKindOfProduct = !namesWholeProduct(title);
  return { fields: ['productTypes'], reading: 'product-tick', units: [], product, isKindOfProduct };
};

/** Looks headers up in a table; later entries win. */
const lookupIn = (table: readonly ColumnWords[]): ((header: string) => Column | null) => {
  const known = new Map(
    table.flatMap((column) =>
      column.names.split(',').map((name) => [keyOf(tokensOf(name)), column] as const),
    ),
  );
  return (header) => {
    const tokens = header.length > MAX_HEADER_LENGTH ? [] : tokensOf(header);
    if (tokens.length === 0 || others.has(keyOf(tokens))) return null;
    const column = attempts(tokens)
      .map((key) => known.get(key))
      .find((found) => found !== undefined);
    return column ? { ...column, units: unitsIn(tokens) } : null;
  };
};

/** Reads headers with a table, and columns named like a product. */
export const columnReader = (table: readonly ColumnWords[]): ((header: string) => Column | null) => {
  const lookup = lookupIn(table);
  return (header) => lookup(header) ?? (header.length > MAX_HEADER_LENGTH ? null : productColumn(header));
};

/** The meaning of a header; null if unknown. */
export const columnOf = memoized(columnReader(COLUMN_WORDS));

const lookup = lookupIn(COLUMN_WORDS);

/** Called for every row: a header has a column of lender names, and other rows rarely have such a word. */
export const namesLenders = memoized((header) => lookup(header)?.reading === 'name');
