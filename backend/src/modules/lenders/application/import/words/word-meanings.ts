import { headingOf, LENDER_FIELDS, declarationOf, type LenderField } from '#kernel/lending/lender-fields.js';
import { PRODUCT_KEYS, productTitle, readProducts, type ProductKey } from '#kernel/lending/product.js';
import { words } from '#kernel/text/text.js';
import { nameKey } from '#kernel/vocabulary/names.js';
import { placeKey, readPlaces, unknownPlacesIn } from '#kernel/vocabulary/places.js';
import { productNames } from '#kernel/vocabulary/product-vocabulary.js';
import { PROPERTY_TYPES, propertyTypes } from '#kernel/vocabulary/property-types.js';
import type { WordKind } from '../../../domain/import-term.js';
import { columnOf } from './column-of.js';
import { JOINT_COLUMNS } from './column-words.js';
import type { Column, ColumnKind } from './columns.js';
import { keyOf, tokensOf } from './header-words.js';

/** A possible meaning of a word: `text` is its spelling in the tables, which replaces the word. */
interface Meaning {
  readonly value: string;
  readonly label: string;
  readonly text: string;
}

interface KindOfWord {
  readonly meanings: readonly Meaning[];
  /** One key for every spelling of a word; empty if it has no content. */
  readonly keyOf: (word: string) => string;
  /** The built-in meaning in words; null if unknown. */
  readonly knownAs: (word: string) => string | null;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const IGNORE = 'ignore';
/** For a word that is ignored in cells. */
const IGNORED_WORD: Meaning = { value: IGNORE, label: 'Ignore this word', text: '' };
const JOINT_LABELS: Partial<Record<ColumnKind, string>> = {
  'amount-range': 'Amount range',
  'ltv-range': 'LTV range',
  contact: 'Contact (email and phone)',
};

const isField = (value: string): value is LenderField => LENDER_FIELDS.some((field) => field === value);

/** The column of a saved meaning; null if invalid. */
export const taughtColumn = (meaning: string): Omit<Column, 'units'> | null => {
  if (isField(meaning)) return { fields: [meaning], reading: declarationOf(meaning).kind };
  if (meaning === IGNORE) return { fields: [], reading: 'ignored' };
  const joint = JOINT_COLUMNS.find(({ reading }) => reading === meaning);
  return joint ? { fields: joint.fields, reading: joint.reading } : null;
};

export const BRIDGING: readonly ProductKey[] = ['bridging-business', 'bridging-property'];

/** The products of a saved meaning; none if invalid. */
export const taughtProducts = (meaning: string): readonly ProductKey[] =>
  meaning === 'bridging' ? BRIDGING : PRODUCT_KEYS.filter((key) => key === meaning);

/** Products that can be stated for a file or a sheet. */
export const PRODUCTS_TO_STATE: readonly string[] = [...PRODUCT_KEYS, 'bridging'];

const UPPER_CASE = ['hmo', 'mufb'];
const typeLabel = (name: string): string =>
  UPPER_CASE.includes(name) ? name.toUpperCase() : capitalised(name);

const PLACE_MEANINGS = [
  'England',
  'Scotland',
  'Wales',
  'Northern Ireland',
  'England and Wales',
  'Great Britain',
  'United Kingdom',
];

const noProducts = productNames([]);

const knownProducts = (word: string): string | null => {
  const { products, unknown } = readProducts(word);
  return products.length > 0 && unknown.length === 0 ? products.map(productTitle).join(', ') : null;
};

/** A column's meaning in words. */
export const sayColumn = ({ product, fields }: Pick<Column, 'product' | 'fields'>): string =>
  product ?? fields.map(headingOf).join(' and ');

const knownColumn = (word: string): string | null => {
  const column = columnOf(word);
  return column && sayColumn(column);
};

const knownTypes = (word: string): string | null => {
  const { all, terms, exceptions } = propertyTypes.readList(word);
  const isKnown = [...terms, ...exceptions].every(({ written }) => propertyTypes.isKnown(written));
  if (!isKnown) return null;
  const named = PROPERTY_TYPES.filter(({ name }) => terms.some(({ key }) => key === nameKey(name)));
  return all || named.length === 0
    ? 'no particular type'
    : named.map(({ name }) => typeLabel(name)).join(', ');
};

const knownNations = (word: string): string | null =>
  unknownPlacesIn(word).length > 0 ? null : [...(readPlaces(word)?.nations ?? [])].join(', ') || null;

/** The kinds of words with all possible meanings. */
export const WORDS_OF_KIND: Readonly<Record<WordKind, KindOfWord>> = {
  product: {
    meanings: [
      ...PRODUCT_KEYS.map((key) => ({ value: key, label: productTitle(key), text: productTitle(key) })),
      { value: 'bridging', label: 'Bridging Loans (both)', text: 'Bridging Loans' },
      IGNORED_WORD,
    ],
    keyOf: (word) => noProducts.keyOf(word),
    knownAs: knownProducts,
  },
  header: {
    meanings: [
      { value: IGNORE, label: 'Ignore this column', text: '' },
      ...LENDER_FIELDS.map((field) => ({ value: field, label: headingOf(field), text: '' })),
      ...Object.entries(JOINT_LABELS).map(([value, label]) => ({ value, label, text: '' })),
    ],
    keyOf: (word) => keyOf(tokensOf(word)),
    knownAs: knownColumn,
  },
  'property-type': {
    meanings: [
      ...PROPERTY_TYPES.map(({ name }) => ({ value: name, label: typeLabel(name), text: name })),
      IGNORED_WORD,
    ],
    keyOf: (word) => propertyTypes.spellingOf(word),
    knownAs: knownTypes,
  },
  place: {
    meanings: [...PLACE_MEANINGS.map((name) => ({ value: name, label: name, text: name })), IGNORED_WORD],
    keyOf: placeKey,
    knownAs: knownNations,
  },
};

/** Longer than any word that a person would save, in characters. */
export const MAX_WORD_LENGTH = 80;

/** Whether a word of this kind can be saved. */
export const isTeachable = (kind: WordKind, word: string): boolean =>
  word.length <= MAX_WORD_LENGTH && words(word) !== '' && WORDS_OF_KIND[kind].keyOf(word) !== '';

export const meaningOf = (kind: WordKind, value: string): Meaning | undefined =>
  WORDS_OF_KIND[kind].meanings.find((meaning) => meaning.value === value);

/** A meaning in words; as stored if it no longer exists. */
export const sayMeaning = (kind: WordKind, value: string): string => meaningOf(kind, value)?.label ?? value;
