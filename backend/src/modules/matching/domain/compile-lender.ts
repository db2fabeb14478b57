import { readMinCreditScore } from '#shared/domain/credit-score.js';
import { readMinMonths } from '#shared/domain/duration.js';
import { readFlag } from '#shared/domain/flag.js';
import { readMaxAmount, readMinAmount } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import { readProducts } from '#shared/domain/product.js';
import type { TermList } from '#shared/domain/vocabulary/kinds.js';
import { readPlaces } from '#shared/domain/vocabulary/places.js';
import { propertyTypes } from '#shared/domain/vocabulary/property-types.js';
import { sectors } from '#shared/domain/vocabulary/sectors.js';
import type { CompiledLender, Limits } from './compiled-lender.js';
import type { LenderCard, LenderRecord } from './lender.js';

/** Panels repeat themselves, so each text is read, and what it means is kept, once. */
const once = <T>(read: (text: string) => T): ((text: string | null) => T) => {
  const meanings = new Map<string, { meaning: T }>();
  return (text) => {
    const key = text ?? '';
    const known = meanings.get(key) ?? { meaning: read(key) };
    meanings.set(key, known);
    return known.meaning;
  };
};

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

/** Makes a reader of lenders that remembers the texts it has met; it never throws. */
export const lenderCompiler = (): ((record: LenderRecord) => CompiledLender) => {
  const products = once((text) => new Set(readProducts(text).products));
  const [minAmount, maxAmount] = [once(readMinAmount), once(readMaxAmount)];
  const [minLtv, maxLtv] = [once(readMinLtv), once(readMaxLtv)];
  const [minMonths, minCreditScore] = [once(readMinMonths), once(readMinCreditScore)];
  const propertyTypeList = once(propertyTypesIn);
  const sectorList = once((text) => sectors.readList(text));
  const coverage = once(readPlaces);

  return (record) => {
    const accepts = (flag: keyof LenderRecord & `accepts${string}`): boolean | null => {
      const stated = record.notStated.includes(flag) ? null : readFlag(record[flag]);
      return stated && stated === 'true';
    };
    return {
      card: cardOf(record),
      products: products(record.productTypes),
      amount: limits(minAmount(record.minAmount), maxAmount(record.maxAmount)),
      tradingMonths: limits(minMonths(record.minTradingHistory)),
      creditScore: limits(minCreditScore(record.minCreditScore)),
      ltv: limits(minLtv(record.minLtv), maxLtv(record.maxLtv)),
      acceptsAdverseCredit: accepts('acceptsAdverseCredit'),
      acceptsStartups: accepts('acceptsStartups'),
      propertyTypes: propertyTypeList(record.propertyTypes),
      acceptsRefurbProjects: accepts('acceptsRefurbProjects'),
      acceptsDevelopmentProjects: accepts('acceptsDevelopmentProjects'),
      ...sectorsOf(sectorList(record.preferredSectors), sectorList(record.excludedSectors)),
      coverage: coverage(record.coverageAreas),
    };
  };
};
