import { productTitle, readProducts, type ProductKey } from '#shared/domain/product.js';
import { memoized } from '#shared/domain/memoized.js';
import { words } from '#shared/domain/text.js';
import { nameKey } from '#shared/domain/vocabulary/names.js';
import { placeKey, unknownPlacesIn } from '#shared/domain/vocabulary/places.js';
import { PRODUCT_LIST, productNames, productsUnder } from '#shared/domain/vocabulary/product-vocabulary.js';
import { propertyTypes, propertyTypesWith } from '#shared/domain/vocabulary/property-types.js';
import type { TaughtWord, WordKind } from '../../../domain/taught-word.js';
import { columnOf, namesLenders, titlesOf } from './column-of.js';
import type { Column } from './columns.js';
import { keyOf, tokensOf, unitsIn } from './header-words.js';
import { lenderHeaders, type LenderHeaders } from './lender-headers.js';
import { subjectOf } from './row-roles.js';
import { meaningOf, taughtColumn, taughtProducts } from './word-meanings.js';

/** Words of a cell: those that nobody has taught, and those that were read as taught, with what they mean. */
export interface WordsFound {
  readonly kind: WordKind;
  readonly unknown: readonly string[];
  readonly taught: readonly (readonly [word: string, meaning: string])[];
}

/** A list of a cell in words that the tables know, as far as somebody has taught its others. */
export interface ListReading {
  readonly text: string;
  readonly found: WordsFound;
  /** Which words were read as a heading decides, in a sentence. */
  readonly note?: string;
}

/** What stands over a list and may say which of several meanings its words have. */
export interface Heading {
  readonly text: string;
  readonly isSheetName: boolean;
}

/** All that the reading of a file of lenders knows of words. */
export interface ImportVocabulary {
  readonly headers: LenderHeaders;
  /** What a header was taught to mean; null where the tables or nobody know it. */
  readonly taughtHeader: (header: string) => string | null;
  readonly readProducts: (text: string) => ListReading;
  readonly readPropertyTypes: (text: string) => ListReading;
  readonly readPlaces: (text: string) => ListReading;
  /** The same for what stands under these headings, of which the nearest comes first. */
  readonly under: (headings: readonly Heading[]) => ImportVocabulary;
}

type Taught = ReadonlyArray<Pick<TaughtWord, 'kind' | 'word' | 'meaning'>>;
type ListReader = (text: string) => ListReading;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The same text with a phrase of it written in another way, wherever it stands by itself. */
const rewritten = (text: string, phrase: string, as: string): string => {
  const tokens = phrase.trim().split(/\s+/).map(escaped);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${tokens.join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'giu',
  );
  return text.replace(pattern, () => as);
};

const asKnown = (kind: WordKind, text: string, taught: WordsFound['taught']): string =>
  taught.reduce(
    (known, [word, meaning]) => rewritten(known, word, meaningOf(kind, meaning)?.text ?? word),
    text,
  );

const isSame = (some: readonly ProductKey[], others: readonly ProductKey[]): boolean =>
  some.length === others.length && some.every((key) => others.includes(key));

/** What a word was read as, and why. */
interface Decided {
  readonly word: string;
  readonly products: readonly ProductKey[];
  readonly by: Heading;
}

const sayDecided = ({ word, products, by }: Decided): string => {
  const heading = `${by.isSheetName ? 'the sheet’s name' : 'the heading'} “${by.text}”`;
  return `“${word}” may be several products; read as ${titlesOf(products)}, as ${heading} says.`;
};

const decide = (word: string, headings: readonly Heading[]): Decided | undefined =>
  headings
    .map((by) => ({ word, products: productsUnder(subjectOf(by.text), word), by }))
    .find(({ products }) => products.length > 0);

const productReader = (taught: Taught, headings: readonly Heading[]): ListReader => {
  const names = productNames(taught.map(({ word, meaning }) => [word, taughtProducts(meaning)]));
  const meanings = new Map(taught.map(({ word, meaning }) => [names.keyOf(word), meaning]));
  const taughtAs = (word: string): string | undefined =>
    meanings.get(names.keyOf(word)) ?? meanings.get(names.bareKeyOf(word));
  return memoized((text) => {
    const used: (readonly [string, string])[] = [];
    const note = (word: string): readonly ProductKey[] => {
      const meaning = taughtAs(word);
      if (meaning === undefined) return [];
      if (!used.some(([known]) => known === word)) used.push([word, meaning]);
      return taughtProducts(meaning);
    };
    const decided = new Map<string, Decided>();
    const noteDecided = (word: string): readonly ProductKey[] => {
      const found = decide(word, headings);
      if (found) decided.set(word, found);
      return found?.products ?? [];
    };
    const vocabulary = (name: string): readonly ProductKey[] => {
      const known = PRODUCT_LIST(name);
      const meant = known.length > 0 ? known : noteDecided(name);
      return meant.length > 0 ? meant : note(name);
    };
    if (readProducts(text).unknown.length === 0) {
      return { text, found: { kind: 'product', unknown: [], taught: [] } };
    }
    const { products, unknown } = readProducts(text, vocabulary);
    // A name with a slash or a colon is taken apart in a list, and may have been taught as a whole.
    const whole = unknown.filter((word) => note(word).length > 0);
    const all = [...new Set([...products, ...whole.flatMap((word) => taughtProducts(taughtAs(word) ?? ''))])];
    const left = unknown.filter((word) => !whole.includes(word));
    const found: WordsFound = { kind: 'product', unknown: left, taught: used };
    const byHeadings = [...decided.values()];
    if (used.length + byHeadings.length === 0) return { text, found };
    const known = byHeadings.reduce(
      (rewrittenText, { word, products: meant }) => rewritten(rewrittenText, word, titlesOf(meant)),
      asKnown('product', text, used),
    );
    const isReadSo = isSame(readProducts(known).products, all);
    return {
      text: isReadSo ? known : [...all.map(productTitle), ...left].join(', '),
      found,
      ...(byHeadings.length > 0 && { note: byHeadings.map(sayDecided).join(' ') }),
    };
  });
};

const typeReader = (taught: Taught): ListReader => {
  const kinds = propertyTypesWith(taught.map(({ word, meaning }) => [word, meaning]));
  const meanings = new Map(taught.map(({ meaning }) => [nameKey(meaning), meaning]));
  return memoized((text) => {
    const { terms, exceptions } = kinds.readList(text);
    const others = [...terms, ...exceptions].filter(({ written }) => !propertyTypes.isKnown(written));
    const used = others.flatMap(({ key, written }): [string, string][] => {
      const meaning = kinds.isKnown(written) ? meanings.get(key) : undefined;
      return meaning === undefined ? [] : [[written, meaning]];
    });
    const unknown = others.filter(({ written }) => !kinds.isKnown(written)).map(({ written }) => written);
    return {
      text: asKnown('property-type', text, used),
      found: { kind: 'property-type', unknown, taught: used },
    };
  });
};

const placeReader = (taught: Taught): ListReader => {
  const meanings = new Map(taught.map(({ word, meaning }) => [placeKey(word), meaning]));
  return memoized((text) => {
    const places = unknownPlacesIn(text).filter((place) => words(place) !== '');
    const used = places.flatMap((place): [string, string][] => {
      const meaning = meanings.get(placeKey(place));
      return meaning === undefined ? [] : [[place, meaning]];
    });
    const unknown = places.filter((place) => !meanings.has(placeKey(place)));
    return { text: asKnown('place', text, used), found: { kind: 'place', unknown, taught: used } };
  });
};

/** The words of the tables, and those that staff have taught; where both know a word, the tables do. */
export const importVocabulary = (taught: Taught): ImportVocabulary => {
  const ofKind = (kind: WordKind): Taught =>
    taught.filter((word) => word.kind === kind && meaningOf(kind, word.meaning) !== undefined);
  const headers = new Map(ofKind('header').map(({ word, meaning }) => [keyOf(tokensOf(word)), meaning]));
  const taughtHeader = (header: string): string | null =>
    columnOf(header) === null ? (headers.get(keyOf(tokensOf(header))) ?? null) : null;
  const taughtColumnOf = (header: string): Column | null => {
    const column = taughtColumn(taughtHeader(header) ?? '');
    return column && { ...column, units: unitsIn(tokensOf(header)) };
  };
  const products = ofKind('product');
  const vocabulary: Omit<ImportVocabulary, 'readProducts' | 'under'> = {
    headers: lenderHeaders(
      (header) => columnOf(header) ?? taughtColumnOf(header),
      (header) => namesLenders(header) || taughtHeader(header) === 'name',
    ),
    taughtHeader,
    readPropertyTypes: typeReader(ofKind('property-type')),
    readPlaces: placeReader(ofKind('place')),
  };
  const under = (headings: readonly Heading[]): ImportVocabulary => ({
    ...vocabulary,
    readProducts: productReader(products, headings),
    under,
  });
  return under([]);
};

/** The tables alone. */
export const TABLE_WORDS = importVocabulary([]);
