import { readFlag } from '#shared/domain/flag.js';
import type { AcceptsFlag } from '#shared/domain/lender-fields.js';
import { cardOf } from '#shared/domain/lender-texts.js';
import { formatPounds } from '#shared/domain/money.js';
import { readProducts } from '#shared/domain/product.js';
import { remembering } from '#shared/domain/remembering.js';
import type { TermList } from '#shared/domain/vocabulary/kinds.js';
import { readPlaces } from '#shared/domain/vocabulary/places.js';
import { propertyTypes } from '#shared/domain/vocabulary/property-types.js';
import { sectors } from '#shared/domain/vocabulary/sectors.js';
import type { AmountLimits, CompiledLender, Limits } from './compiled-lender.js';
import type { LenderRecord } from './lender.js';

const limits = (min: number | null, max: number | null = null): Limits => ({
  stated: min !== null || max !== null,
  min: min ?? 0,
  max: max ?? Infinity,
});

const amountLimits = (least: number | null, most: number | null): AmountLimits => {
  const read = limits(least, most);
  return { ...read, shownMin: shownPounds(String(read.min)), shownMax: shownPounds(String(read.max)) };
};

/** What a lender says of sectors; what it leaves out of its preferences it excludes. */
const sectorsOf = (
  preferred: TermList,
  excluded: TermList,
): Pick<CompiledLender, 'preferredSectors' | 'excludedSectors'> => ({
  preferredSectors: preferred.all ? [] : preferred.terms,
  // 'No property' in the list of exclusions is an exclusion; 'all except retail' there names none.
  excludedSectors: [
    ...(excluded.all ? [] : [...excluded.terms, ...excluded.exceptions]),
    ...preferred.exceptions,
  ],
});

const propertyTypesIn = (text: string): TermList | null => {
  const list = propertyTypes.readList(text);
  return list.all || list.terms.length + list.exceptions.length > 0 ? list : null;
};

/** As many different texts of one field as a large panel holds. */
const TEXTS = 20_000;

// Panels repeat themselves: each text is read once, and lenders share what it means.
const productsOf = remembering((text) => new Set(readProducts(text).products), TEXTS);
const shownPounds = remembering((pounds) => formatPounds(Number(pounds)), TEXTS);
const propertyTypesOf = remembering(propertyTypesIn, TEXTS);
const sectorList = remembering((text) => sectors.readList(text), TEXTS);
const coverageOf = remembering(readPlaces, TEXTS);

const accepts = (record: LenderRecord, flag: AcceptsFlag): boolean | null => {
  const stated = record.notStated.includes(flag) ? null : readFlag(record[flag]);
  return stated && stated === 'true';
};

/** Reads every text of a lender; it never throws. */
export const compileLender = (record: LenderRecord): CompiledLender => ({
  card: cardOf(record),
  products: productsOf(record.productTypes),
  amount: amountLimits(record.limits.minAmount, record.limits.maxAmount),
  tradingMonths: limits(record.limits.minTradingHistory),
  creditScore: limits(record.limits.minCreditScore),
  ltv: limits(record.limits.minLtv, record.limits.maxLtv),
  acceptsAdverseCredit: accepts(record, 'acceptsAdverseCredit'),
  acceptsStartups: accepts(record, 'acceptsStartups'),
  propertyTypes: propertyTypesOf(record.propertyTypes ?? ''),
  acceptsRefurbProjects: accepts(record, 'acceptsRefurbProjects'),
  acceptsDevelopmentProjects: accepts(record, 'acceptsDevelopmentProjects'),
  ...sectorsOf(sectorList(record.preferredSectors ?? ''), sectorList(record.excludedSectors ?? '')),
  coverage: coverageOf(record.coverageAreas ?? ''),
});
