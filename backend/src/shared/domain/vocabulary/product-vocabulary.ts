import { singular, words } from '../text.js';
import type { MeaningsOf } from './word-list.js';
import { LENDING_WORDS, PRODUCT_ABBREVIATIONS, PRODUCT_FILLING, PRODUCT_WORDS } from './product-words.js';

type Products = (typeof PRODUCT_WORDS)[number]['products'];
type Product = Products[number];

/** Longer than any product's name. */
const LONGEST = 80;

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const abbreviations = new Map(
  list(PRODUCT_ABBREVIATIONS).map((pair) => pair.split(': ') as [short: string, full: string]),
);

const tokensOf = (name: string): string[] =>
  words(name)
    .split(' ')
    .map((token) => abbreviations.get(token) ?? abbreviations.get(singular(token)) ?? token)
    .map(singular);

const keyOf = (name: string): string => tokensOf(name).join('');

const filling = new Set(list(PRODUCT_FILLING).map(keyOf));

const withoutFilling = (name: string): string =>
  tokensOf(name)
    .filter((token) => !filling.has(token))
    .join('');

const lending = list(LENDING_WORDS);

const vocabularyOf = (takesListWords: boolean): MeaningsOf<Product> => {
  const meanings = new Map<string, Products>();
  for (const { products, names, openings, stems, inListsOnly } of PRODUCT_WORDS) {
    const followed = [...list(openings), ...list(stems)].flatMap((name) =>
      lending.map((word) => `${name} ${word}`),
    );
    const bare = [...list(names), ...list(stems), ...(takesListWords ? list(inListsOnly) : [])];
    for (const name of [...bare, ...followed]) meanings.set(keyOf(name), products);
  }
  return (name) =>
    name.length > LONGEST ? [] : (meanings.get(keyOf(name)) ?? meanings.get(withoutFilling(name)) ?? []);
};

/** The words of a list of products. */
export const PRODUCT_LIST = vocabularyOf(true);

/** The words that name products on their own, as the header of a column or the name of a sheet. */
export const PRODUCT_TITLES = vocabularyOf(false);
