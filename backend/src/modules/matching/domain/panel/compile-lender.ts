import { readFlag } from '#kernel/lending/flag.js';
import {
  ACCEPTS_FLAGS,
  LIST_FIELDS,
  type AcceptsFlag,
  type ListField,
} from '#kernel/lending/lender-fields.js';
import { cardOf } from '#kernel/lending/lender-texts.js';
import { readProducts } from '#kernel/lending/product.js';
import { memoized } from '#kernel/memoized.js';
import { recordFrom } from '#kernel/records.js';
import type { Named } from '#kernel/vocabulary/list.js';
import { readPlaces } from '#kernel/vocabulary/places.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import { sectors } from '#kernel/vocabulary/sectors.js';
import type { CompiledLender, LenderFlags, LenderLists } from './compiled-lender.js';
import type { LenderRecord } from './lender.js';

/** As many different texts of one field as a large panel has. */
const TEXTS = 20_000;

// Panels repeat texts: each is parsed once, and lenders share the result.
const productsOf = memoized((text) => new Set(readProducts(text).products), TEXTS);
const sectorsOf = (named: Named) => memoized((text) => sectors.readList(text, named), TEXTS);
const LISTS: { readonly [F in ListField]: (text: string) => LenderLists[F] } = {
  propertyTypes: memoized((text) => propertyTypes.readList(text), TEXTS),
  preferredSectors: sectorsOf('included'),
  excludedSectors: sectorsOf('excluded'),
  coverageAreas: memoized(readPlaces, TEXTS),
};

const listsOf = (record: LenderRecord): LenderLists =>
  Object.fromEntries(
    LIST_FIELDS.map((field) => [field, LISTS[field](record[field] ?? '')]),
  ) as unknown as LenderLists;

const accepts = (record: LenderRecord, flag: AcceptsFlag): boolean | null => {
  const stated = record.notStated.includes(flag) ? null : readFlag(record[flag]);
  return stated && stated === 'true';
};

const flagsOf = (record: LenderRecord): LenderFlags =>
  recordFrom(ACCEPTS_FLAGS, (flag) => accepts(record, flag));

/** What a lender leaves out of its preferences it excludes; 'all except retail' among its exclusions names none. */
const withExclusions = (lists: LenderLists): LenderLists => {
  const { preferredSectors: preferred, excludedSectors: excluded } = lists;
  const named = excluded.all ? [] : [...excluded.terms, ...excluded.exceptions];
  return {
    ...lists,
    preferredSectors: { ...preferred, terms: preferred.all ? [] : preferred.terms },
    excludedSectors: { ...excluded, all: false, terms: [...named, ...preferred.exceptions], exceptions: [] },
  };
};

/** Parses every text of a lender; never throws. */
export const compileLender = (record: LenderRecord): CompiledLender => ({
  card: cardOf(record),
  products: productsOf(record.productTypes),
  ...record.limits,
  ...flagsOf(record),
  ...withExclusions(listsOf(record)),
});
