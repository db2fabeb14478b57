import { readMinCreditScore } from '#shared/domain/credit-score.js';
import { readMinMonths } from '#shared/domain/duration.js';
import { readFlag } from '#shared/domain/flag.js';
import { formatPounds, readMaxAmount, readMinAmount } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import { readProducts } from '#shared/domain/product.js';
import { remembering } from '#shared/domain/remembering.js';
import type { TermList } from '#shared/domain/vocabulary/kinds.js';
import { readPlaces } from '#shared/domain/vocabulary/places.js';
import { propertyTypes } from '#shared/domain/vocabulary/property-types.js';
import { sectors } from '#shared/domain/vocabulary/sectors.js';
import type { AmountLimits, CompiledLender, Limits } from './compiled-lender.js';
import type { LenderCard, LenderRecord } from './lender.js';

const limits = (min: number | null, max: number | null = null): Limits => ({
  stated: min !== null || max !== null,
  min: min ?? 0,
  max: max ?? Infinity,
});

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

const cardOf = (record: LenderRecord): LenderCard => ({
  id: record.id,
  name: record.name,
  description: record.description,
  productTypes: record.productTypes,
  interestRate: record.interestRate,
  contactEmail: record.contactEmail,
  contactPhone: record.contactPhone,
  website: record.website,
});

/** As many different texts of one field as a large panel holds. */
const TEXTS = 20_000;

// Panels repeat themselves: each text is read once, and lenders share what it means.
const productsOf = remembering((text) => new Set(readProducts(text).products), TEXTS);
/** Stands in no text that anybody types. */
const BETWEEN = '\u0000';
const amountLimits = remembering((both): AmountLimits => {
  const [least = '', most = ''] = both.split(BETWEEN);
  const read = limits(readMinAmount(least), readMaxAmount(most));
  return { ...read, shownMin: formatPounds(read.min), shownMax: formatPounds(read.max) };
}, TEXTS);
const [minLtv, maxLtv] = [remembering(readMinLtv, TEXTS), remembering(readMaxLtv, TEXTS)];
const [minMonths, minCreditScore] = [
  remembering(readMinMonths, TEXTS),
  remembering(readMinCreditScore, TEXTS),
];
const propertyTypesOf = remembering(propertyTypesIn, TEXTS);
const sectorList = remembering((text) => sectors.readList(text), TEXTS);
const coverageOf = remembering(readPlaces, TEXTS);

const accepts = (record: LenderRecord, flag: keyof LenderRecord & `accepts${string}`): boolean | null => {
  const stated = record.notStated.includes(flag) ? null : readFlag(record[flag]);
  return stated && stated === 'true';
};

/** Reads every text of a lender; it never throws. */
export const compileLender = (record: LenderRecord): CompiledLender => ({
  card: cardOf(record),
  products: productsOf(record.productTypes),
  amount: amountLimits(`${record.minAmount ?? ''}${BETWEEN}${record.maxAmount ?? ''}`),
  tradingMonths: limits(minMonths(record.minTradingHistory ?? '')),
  creditScore: limits(minCreditScore(record.minCreditScore ?? '')),
  ltv: limits(minLtv(record.minLtv ?? ''), maxLtv(record.maxLtv ?? '')),
  acceptsAdverseCredit: accepts(record, 'acceptsAdverseCredit'),
  acceptsStartups: accepts(record, 'acceptsStartups'),
  propertyTypes: propertyTypesOf(record.propertyTypes ?? ''),
  acceptsRefurbProjects: accepts(record, 'acceptsRefurbProjects'),
  acceptsDevelopmentProjects: accepts(record, 'acceptsDevelopmentProjects'),
  ...sectorsOf(sectorList(record.preferredSectors ?? ''), sectorList(record.excludedSectors ?? '')),
  coverage: coverageOf(record.coverageAreas ?? ''),
});
