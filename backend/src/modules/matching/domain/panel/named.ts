import type { Kinds, Term } from '#kernel/vocabulary/kinds.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import { sectors } from '#kernel/vocabulary/sectors.js';

/** What an enquiry names: a key to compare by, empty if nothing is named, and how to show it. */
export interface Named {
  readonly key: string;
  readonly shown: string;
}

/** Shown by their usual names; anything else as written. */
const SHOWN: ReadonlyMap<string, string> = new Map(
  ['HMO', 'mixed-use'].map((name) => [propertyTypes.keyOf(name), name]),
);

/** The usual name of a kind of property without the word 'property', which the sentences add. */
export const shownPropertyType = (key: string, text: string): string =>
  SHOWN.get(key) ?? text.trim().replace(/ (?:property|properties)$/i, '');

export const namedPropertyType = (text: string): Named => {
  const key = propertyTypes.keyOf(text);
  return { key, shown: shownPropertyType(key, text) };
};

export const namedSector = (text: string): Named => ({ key: sectors.keyOf(text), shown: text.trim() });

export const among = (terms: readonly Term[], key: string): boolean => terms.some((term) => term.key === key);

/** A lender's terms that are kinds of what is sought. */
export const kindsOf = (requested: string, terms: readonly Term[], vocabulary: Kinds): readonly Term[] =>
  terms.filter(({ key }) => vocabulary.isKindOf(key, requested));

/** As the lender wrote them. */
export const asWritten = (terms: readonly Term[]): string => terms.map(({ written }) => written).join(', ');

export const inWords = (terms: readonly Term[], vocabulary: Kinds): string =>
  terms.map((term) => vocabulary.withinSentence(term)).join(', ');
