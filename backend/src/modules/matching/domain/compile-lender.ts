import { readMinCreditScore } from '#shared/domain/credit-score.js';
import { readMinMonths } from '#shared/domain/duration.js';
import { readFlag } from '#shared/domain/flag.js';
import { readMaxAmount, readMinAmount } from '#shared/domain/money.js';
import { readMaxLtv, readMinLtv } from '#shared/domain/percent.js';
import { readProducts } from '#shared/domain/product.js';
import { coverageIn } from './coverage-areas.js';
import type { Lender, LenderCard, LenderRecord, Limits } from './lender.js';
import { keysOf, namesIn, type Named } from './named.js';
import { propertyType } from './property-type.js';

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

/** Entries that say 'no such list' or 'every sector' rather than name a sector. */
const NO_SECTOR: ReadonlySet<string> = new Set([
  'none',
  'n a',
  'not applicable',
  'any',
  'all',
  'all sectors',
]);

const sectorsIn = (list: string): readonly Named[] => namesIn(list).filter(({ key }) => !NO_SECTOR.has(key));

const propertyTypesIn = (list: string): ReadonlySet<string> | null => {
  const types = namesIn(list).map(({ shown }) => propertyType(shown).key);
  return types.length > 0 ? new Set(types) : null;
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
export const lenderCompiler = (): ((record: LenderRecord) => Lender) => {
  const products = once((text) => new Set(readProducts(text).products));
  const [minAmount, maxAmount] = [once(readMinAmount), once(readMaxAmount)];
  const [minLtv, maxLtv] = [once(readMinLtv), once(readMaxLtv)];
  const [minMonths, minCreditScore] = [once(readMinMonths), once(readMinCreditScore)];
  const propertyTypes = once(propertyTypesIn);
  const preferredSectors = once(sectorsIn);
  const excludedSectors = once((text) => keysOf(sectorsIn(text)));
  const coverage = once(coverageIn);

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
      propertyTypes: propertyTypes(record.propertyTypes),
      acceptsRefurbProjects: accepts('acceptsRefurbProjects'),
      acceptsDevelopmentProjects: accepts('acceptsDevelopmentProjects'),
      preferredSectors: preferredSectors(record.preferredSectors),
      excludedSectors: excludedSectors(record.excludedSectors),
      coverage: coverage(record.coverageAreas),
    };
  };
};
