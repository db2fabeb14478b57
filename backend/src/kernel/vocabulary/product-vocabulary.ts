import { namesIn, NameTable } from './names.js';
import {
  LENDING_WORDS,
  PRODUCT_ABBREVIATIONS,
  PRODUCT_FILLING,
  PRODUCT_WORDS,
  WHOLE_PRODUCTS,
  WORDS_OF_SEVERAL_MEANINGS,
} from './product-words.js';
import type { MeaningsOf } from './word-list.js';

type Products = (typeof PRODUCT_WORDS)[number]['products'];
type Product = Products[number];

/** An additional name with its products. */
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

/** The vocabulary for lists of products. */
export const PRODUCT_LIST = vocabularyOf(true);

/** Saved terms, which take precedence over the tables. */
export const productNames = (names: readonly ProductName[]): NameTable<readonly Product[]> =>
  new NameTable(names, wording);

/** Words that name products on their own, as a column header or a sheet name. */
export const PRODUCT_TITLES = vocabularyOf(false);

const wholeProducts = new NameTable(
  namesIn(WHOLE_PRODUCTS).flatMap((name) =>
    [name, ...lending.map((word) => `${name} ${word}`)].map((each) => [each, true]),
  ),
  wording,
);
/** Whether a name means a whole product. */
export const isWholeProduct = (name: string): boolean => wholeProducts.meaningOf(name) ?? false;

const severalMeanings = new NameTable(
  namesIn(WORDS_OF_SEVERAL_MEANINGS).map((name) => [name, name]),
  wording,
);
/** Finds what a heading adds to a phrase such as 'loan type'. */
const deciding = new NameTable([], { ...wording, around: `${PRODUCT_FILLING}, ${LENDING_WORDS}` });
const LENDING_AT_END = new RegExp(` (?:${lending.map((word) => `${word}s?`).join('|')})$`);

/**
 * The product of an ambiguous word under a heading: 'Loans' under 'business' are business loans, 'Commercial' under
 * 'mortgages' is a commercial mortgage. None if the word is not ambiguous, or the heading does not decide.
 */
export const productsUnder = (heading: string, word: string): readonly Product[] => {
  if (deciding.bareKeyOf(heading) === '' || severalMeanings.meaningOf(word) === undefined) return [];
  const headings = [heading, heading.replace(LENDING_AT_END, '')];
  const names = headings.flatMap((each) => [`${each} ${word}`, `${word} ${each}`]);
  return names.map(PRODUCT_LIST).find((products) => products.length > 0) ?? [];
};
