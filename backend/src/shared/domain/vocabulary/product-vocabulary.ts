import { namesIn, NameTable } from './names.js';
import { LENDING_WORDS, PRODUCT_ABBREVIATIONS, PRODUCT_FILLING, PRODUCT_WORDS } from './product-words.js';
import type { MeaningsOf } from './word-list.js';

type Products = (typeof PRODUCT_WORDS)[number]['products'];
type Product = Products[number];

/** A name besides those of the tables, and what it means. */
export type ProductName = readonly [name: string, products: readonly Product[]];

const wording = {
  around: PRODUCT_FILLING,
  longest: 80,
  abbreviations: new Map(
    namesIn(PRODUCT_ABBREVIATIONS).map((pair) => pair.split(': ') as [short: string, full: string]),
  ),
};

const lending = namesIn(LENDING_WORDS);

const vocabularyOf = (takesListWords: boolean): MeaningsOf<Product> => {
  const names = PRODUCT_WORDS.flatMap(({ products, names, openings, stems, inListsOnly }) => {
    const followed = [...namesIn(openings), ...namesIn(stems)].flatMap((name) =>
      lending.map((word) => `${name} ${word}`),
    );
    const bare = [...namesIn(names), ...namesIn(stems), ...namesIn(takesListWords ? inListsOnly : '')];
    return [...bare, ...followed].map((name) => [name, products] as const);
  });
  const table = new NameTable<Products>(names, wording);
  return (name) => table.meaningOf(name) ?? [];
};

/** The words of a list of products. */
export const PRODUCT_LIST = vocabularyOf(true);

/** Names that are taught besides the tables, which come first. */
export const productNames = (names: readonly ProductName[]): NameTable<readonly Product[]> =>
  new NameTable(names, wording);

/** The words that name products on their own, as the header of a column or the name of a sheet. */
export const PRODUCT_TITLES = vocabularyOf(false);
