import { productTitle, readProductTitle, type ProductKey } from '#shared/domain/product.js';
import { words } from '#shared/domain/text.js';
import { COLUMN_WORDS, OTHER_COLUMNS, type ColumnWords } from './column-words.js';
import type { Column } from './columns.js';
import { isUnit, keyOf, tokensOf, unitsIn, withoutFilling } from './header-words.js';

const LONGEST_HEADER = 80;

const others = new Set(OTHER_COLUMNS.split(',').map((name) => keyOf(tokensOf(name))));

/** The whole header, then without units, then without words that say nothing. */
const attempts = (tokens: readonly string[]): string[] => {
  const plain = tokens.filter((token) => !isUnit(token));
  return [tokens, plain, withoutFilling(plain)].map(keyOf).filter((key) => key !== '');
};

export const titlesOf = (products: readonly ProductKey[]): string => products.map(productTitle).join(', ');

/** 'Bridging (Y/N)', 'Offers term loans?' */
const ASKING =
  /\b(?:y n|yes no|y or n|yes or no|offers?|offered|does|do they do|provides?|provided|available|tick)\b/g;

const productColumn = (header: string): Column | null => {
  const titles = [header, words(header).replace(ASKING, ' ')].map(readProductTitle);
  const products = titles.find((title) => title.length > 0) ?? [];
  if (products.length === 0) return null;
  return { fields: ['productTypes'], reading: 'product-tick', units: [], product: titlesOf(products) };
};

/** Reads headers by a table of words; where two entries have the same word, the later one counts. */
export const columnReader = (table: readonly ColumnWords[]): ((header: string) => Column | null) => {
  const known = new Map(
    table.flatMap((column) =>
      column.names.split(',').map((name) => [keyOf(tokensOf(name)), column] as const),
    ),
  );
  return (header) => {
    const tokens = header.length > LONGEST_HEADER ? [] : tokensOf(header);
    if (tokens.length === 0 || others.has(keyOf(tokens))) return null;
    const column = attempts(tokens)
      .map((key) => known.get(key))
      .find((found) => found !== undefined);
    return column ? { ...column, units: unitsIn(tokens) } : productColumn(header);
  };
};

/** What a column with this header holds; null when we do not know it. */
export const columnOf = columnReader(COLUMN_WORDS);
