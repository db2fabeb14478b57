import type { Kinds, Term } from '#kernel/vocabulary/kinds.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import { sectors } from '#kernel/vocabulary/sectors.js';

/** What an enquiry names: a key to compare by, empty when nothing is named, and how it is shown. */
export interface Named {
  readonly key: string;
  readonly shown: string;
}

/** These are shown by their usual name; anything else as it was written. */
const SHOWN: ReadonlyMap<string, string> = new Map(
  ['HMO', 'mixed-use'].map((name) => [propertyTypes.keyOf(name), name]),
);

/** The kind of property under its usual name, without the word 'property', which the sentences add. */
export const shownPropertyType = (key: string, text: string): string =>
  SHOWN.get(key) ?? text.trim().replace(/ (?:property|properties)$/i, '');

export const namedPropertyType = (text: string): Named => {
  const key = propertyTypes.keyOf(text);
  return { key, shown: shownPropertyType(key, text) };
};

export const namedSector = (text: string): Named => ({ key: sectors.keyOf(text), shown: text.trim() });

export const among = (terms: readonly Term[], key: string): boolean => terms.some((term) => term.key === key);

/** Those of a lender's terms that are kinds of what is asked for. */
export const kindsOf = (requested: string, terms: readonly Term[], vocabulary: Kinds): readonly Term[] =>
  terms.filter(({ key }) => vocabulary.isKindOf(key, requested));

/** As the lender wrote them. */
export const asWritten = (terms: readonly Term[]): string => terms.map(({ written }) => written).join(', ');

export const inWords = (terms: readonly Term[], vocabulary: Kinds): string =>
  terms.map((term) => vocabulary.withinSentence(term)).join(', ');
