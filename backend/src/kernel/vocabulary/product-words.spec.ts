import { readProducts } from '../lending/product.js';
import { LENDING_WORDS, PRODUCT_ABBREVIATIONS, PRODUCT_FILLING, PRODUCT_WORDS } from './product-words.js';

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

/** The words of each table entry, in each form that it allows. */
const WORDS: [products: readonly string[], words: readonly string[]][] = PRODUCT_WORDS.map(
  ({ products, names, openings, stems, inListsOnly }) => [
    products,
    [
      ...[names, stems, inListsOnly].flatMap(list),
      ...[openings, stems]
        .flatMap(list)
        .flatMap((name) => list(LENDING_WORDS).map((noun) => `${name} ${noun}`)),
    ],
  ],
);

const inOrder = (products: readonly string[]): string[] => [...products].sort();
const productsIn = (text: string): string[] => inOrder(readProducts(text).products);

const pluralOf = (word: string): string => (/..s$|\b.$/i.test(word) ? word : `${word}s`);

/** All ways to write a word, alone and in a list. */
const formsOf = (word: string): string[] => [
  ...[word, word.toUpperCase(), word.replaceAll(' ', '-'), pluralOf(word), ` ${word}. `],
  `Crypto loans, ${word}; Pawn`,
];

describe('Product words', () => {
  it.each(WORDS)('reads every spelling for %j, alone and in a list', (products, words) => {
    const texts = words.flatMap(formsOf);

    expect(words).not.toEqual([]);
    expect(texts.map((text) => [text, productsIn(text)])).toEqual(
      texts.map((text) => [text, inOrder(products)]),
    );
  });

  it('lists each word once', () => {
    const written = PRODUCT_WORDS.flatMap(({ names, openings, stems, inListsOnly }) => [
      ...[names, stems, inListsOnly].flatMap(list),
      ...list(openings).map((word) => `${word} loan`),
    ]);

    expect(written.filter((word, index) => written.indexOf(word) !== index)).toEqual([]);
  });

  it('generates short forms of single words', () => {
    const pairs = list(PRODUCT_ABBREVIATIONS).map((pair) => pair.split(': '));

    expect(pairs.filter((pair) => pair.length !== 2 || pair.some((word) => /\s/.test(word)))).toEqual([]);
    expect(list(PRODUCT_FILLING).filter((word) => /\s/.test(word))).toEqual([]);
  });
});
