import { productTitle, readProducts, type ProductKey } from '#kernel/lending/product.js';
import { memoized } from '#kernel/memoized.js';
import { words } from '#kernel/text/text.js';
import type { Term } from '#kernel/vocabulary/kinds.js';
import { knownPlacesIn, placeKey, unknownPlacesIn } from '#kernel/vocabulary/places.js';
import { PRODUCT_LIST, productNames, productsUnder } from '#kernel/vocabulary/product-vocabulary.js';
import { propertyTypes, propertyTypesWith } from '#kernel/vocabulary/property-types.js';
import type { ImportTerm, WordKind } from '../../../domain/import-term.js';
import { columnOf, namesLenders, titlesOf } from './column-of.js';
import type { Column } from './columns.js';
import { keyOf, tokensOf, unitsIn } from './header-words.js';
import { lenderHeaders, type LenderHeaders } from './lender-headers.js';
import { subjectOf } from './row-roles.js';
import { IGNORE, meaningOf, sayMeaning, taughtColumn, taughtProducts } from './word-meanings.js';

/** Words of a cell: unknown ones, and those read with a saved term, with their meanings. */
export interface WordsFound {
  readonly kind: WordKind;
  readonly unknown: readonly string[];
  readonly taught: readonly (readonly [word: string, meaning: string])[];
  /** Words known from the tables, with their meanings in words. */
  readonly known: readonly (readonly [word: string, means: string])[];
}

/** A list rewritten in known words, as far as saved terms allow. */
export interface ListReading {
  readonly text: string;
  readonly found: WordsFound;
  /** A remark on words that a heading decided. */
  readonly note?: string;
}

/** Text above a list that may decide between meanings of its words. */
export interface Heading {
  readonly text: string;
  readonly isSheetName: boolean;
}

/** All vocabulary for reading a file of lenders. */
export interface ImportVocabulary {
  readonly headers: LenderHeaders;
  /** The saved meaning of a header; null without one. */
  readonly taughtHeader: (header: string) => string | null;
  readonly readProducts: (text: string) => ListReading;
  readonly readPropertyTypes: (text: string) => ListReading;
  readonly readPlaces: (text: string) => ListReading;
  /** This vocabulary under these headings, the nearest first. */
  readonly under: (headings: readonly Heading[]) => ImportVocabulary;
}

type Taught = ReadonlyArray<Pick<ImportTerm, 'kind' | 'word' | 'meaning'>>;
type ListReader = (text: string) => ListReading;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Replaces a phrase in a text wherever it stands alone. */
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

/** The meaning that a heading decided, and why. */
interface Decided {
  readonly word: string;
  readonly products: readonly ProductKey[];
  readonly by: Heading;
}

const sayDecided = ({ word, products, by }: Decided): string => {
  const heading = `${by.isSheetName ? 'the sheet name' : 'the heading'} “${by.text}”`;
  return `“${word}” may mean several products; read as ${titlesOf(products)} because of ${heading}.`;
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
    const used = new Map<string, string>();
    const known = new Map<string, readonly ProductKey[]>();
    const decided = new Map<string, Decided>();
    const asTaught = (word: string): readonly ProductKey[] => {
      const meaning = taughtAs(word) ?? IGNORE;
      used.set(word, meaning);
      return taughtProducts(meaning);
    };
    const vocabulary = (name: string): readonly ProductKey[] => {
      if (taughtAs(name) !== undefined) return asTaught(name);
      const products = PRODUCT_LIST(name);
      if (products.length > 0) {
        known.set(name, products);
        return products;
      }
      const found = decide(name, headings);
      if (found) decided.set(name, found);
      return found?.products ?? [];
    };
    const { products, unknown } = readProducts(text, vocabulary);
    // A name with a slash or a colon is split in a list, but may have been saved as a whole.
    const whole = unknown.filter((word) => taughtAs(word) !== undefined);
    const all = [...new Set([...products, ...whole.flatMap(asTaught)])];
    const left = unknown.filter((word) => !whole.includes(word));
    const found: WordsFound = {
      kind: 'product',
      unknown: left,
      taught: [...used],
      known: [
        ...[...known].filter(([word]) => text.includes(word)),
        ...[...decided].map(([word, { products: meant }]) => [word, meant] as const),
      ].map(([word, meant]) => [word, titlesOf(meant)]),
    };
    const byHeadings = [...decided.values()];
    if (used.size + byHeadings.length === 0) return { text, found };
    const rewrittenText = byHeadings.reduce(
      (soFar, { word, products: meant }) => rewritten(soFar, word, titlesOf(meant)),
      asKnown('product', text, found.taught),
    );
    const isIgnored = [...used.values()].includes(IGNORE);
    const isReadSo = !isIgnored && isSame(readProducts(rewrittenText).products, all);
    return {
      text: isReadSo ? rewrittenText : [...all.map(productTitle), ...left].join(', '),
      found,
      ...(byHeadings.length > 0 && { note: byHeadings.map(sayDecided).join(' ') }),
    };
  });
};

const namesOf = (terms: readonly Term[]): string => terms.map(({ key }) => key).join(',');
const labelOfType = ({ key }: Term): string => sayMeaning('property-type', propertyTypes.nameOf(key) ?? '');

const typeReader = (taught: Taught): ListReader => {
  const meanings = new Map(taught.map(({ word, meaning }) => [propertyTypes.spellingOf(word), meaning]));
  const kinds = propertyTypesWith(taught.map(({ word, meaning }) => [word, meaning]));
  const taughtAs = ({ written }: Term): string | undefined => meanings.get(propertyTypes.spellingOf(written));
  const textOf = (term: Term): string =>
    meaningOf('property-type', taughtAs(term) ?? '')?.text ?? term.written;
  return memoized((text) => {
    const { all, terms, exceptions } = kinds.readList(text);
    const named = [...terms, ...exceptions];
    const untaught = named.filter((term) => taughtAs(term) === undefined);
    const found: WordsFound = {
      kind: 'property-type',
      unknown: untaught.filter(({ written }) => !kinds.isKnown(written)).map(({ written }) => written),
      taught: named.flatMap((term): [string, string][] => {
        const meaning = taughtAs(term);
        return meaning === undefined ? [] : [[term.written, meaning]];
      }),
      known: untaught
        .filter(({ written }) => kinds.isKnown(written))
        .map((term) => [term.written, labelOfType(term)]),
    };
    if (found.taught.length === 0) return { text, found };
    const meant = (list: readonly Term[]): readonly Term[] =>
      list.filter((term) => taughtAs(term) !== IGNORE);
    const known = asKnown('property-type', text, found.taught);
    const reading = propertyTypes.readList(known);
    const isIgnored = found.taught.some(([, meaning]) => meaning === IGNORE);
    const isReadSo =
      !isIgnored &&
      namesOf(reading.terms) === namesOf(meant(terms)) &&
      namesOf(reading.exceptions) === namesOf(meant(exceptions));
    const parts = [
      ...(all ? ['All types'] : []),
      ...meant(terms).map(textOf),
      ...meant(exceptions).map((term) => `${textOf(term)}: no`),
    ];
    return { text: isReadSo ? known : parts.join(', '), found };
  });
};

const placeReader = (taught: Taught): ListReader => {
  const meanings = new Map(taught.map(({ word, meaning }) => [placeKey(word), meaning]));
  const isTaught = (place: string): boolean => meanings.has(placeKey(place));
  return memoized((text) => {
    const unknown = unknownPlacesIn(text).filter((place) => words(place) !== '');
    const known = knownPlacesIn(text);
    const used = [...unknown, ...known.map(({ place }) => place)].flatMap((place): [string, string][] => {
      const meaning = meanings.get(placeKey(place));
      return meaning === undefined ? [] : [[place, meaning]];
    });
    return {
      text: asKnown('place', text, used).replace(/^[\s,;/&+]+|[\s,;/&+]+$/g, ''),
      found: {
        kind: 'place',
        unknown: unknown.filter((place) => !isTaught(place)),
        taught: used,
        known: known
          .filter(({ place }) => placeKey(place) !== '' && !isTaught(place))
          .map(({ place, nations }) => [place, nations.join(', ')]),
      },
    };
  });
};

/** The built-in tables with saved terms, which take precedence. */
export const importVocabulary = (taught: Taught): ImportVocabulary => {
  const ofKind = (kind: WordKind): Taught =>
    taught.filter((word) => word.kind === kind && meaningOf(kind, word.meaning) !== undefined);
  const headers = new Map(ofKind('header').map(({ word, meaning }) => [keyOf(tokensOf(word)), meaning]));
  const taughtHeader = (header: string): string | null => headers.get(keyOf(tokensOf(header))) ?? null;
  const taughtColumnOf = (header: string): Column | null => {
    const column = taughtColumn(taughtHeader(header) ?? '');
    return column && { ...column, units: unitsIn(tokensOf(header)) };
  };
  const products = ofKind('product');
  const vocabulary: Omit<ImportVocabulary, 'readProducts' | 'under'> = {
    headers: lenderHeaders(
      (header) => taughtColumnOf(header) ?? columnOf(header),
      (header) => (taughtHeader(header) === null ? namesLenders(header) : taughtHeader(header) === 'name'),
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

/** The built-in tables alone. */
export const TABLE_WORDS = importVocabulary([]);
