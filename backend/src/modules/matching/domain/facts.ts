import { readCreditScore } from '#shared/domain/credit-score.js';
import { readDuration, type MonthSpan } from '#shared/domain/duration.js';
import { readFlag } from '#shared/domain/flag.js';
import { readAsk, readMinAmount, readMoney, type MoneySpan } from '#shared/domain/money.js';
import { nationOfPostcodeIn, type Nation } from '#shared/domain/nation.js';
import { readPercent } from '#shared/domain/percent.js';
import { readProducts, type ProductKey } from '#shared/domain/product.js';
import { isBlank, words } from '#shared/domain/text.js';
import type { Enquiry } from './enquiry.js';
import { namedPropertyType, namedSector, type Named } from './named.js';
import { readingOf, type Reading } from './reading.js';

/** What an enquiry's texts mean. Null is 'not given, or not readable' where the rule makes no difference. */
export interface Facts {
  readonly products: readonly ProductKey[];
  readonly amount: Reading<MoneySpan>;
  readonly tradingHistory: Reading<MonthSpan>;
  readonly creditScore: Reading<number>;
  readonly hasAdverseCredit: boolean | null;
  readonly sector: Named;
  readonly propertyType: Named;
  readonly propertyValue: MoneySpan | null;
  readonly statedLtv: number | null;
  readonly development: boolean;
  readonly refurbishment: boolean;
  readonly propertyNation: Nation | null;
  readonly registeredNation: Nation | null;
  readonly monthlyInvoices: MoneySpan | null;
  readonly monthlyTakings: MoneySpan | null;
}

type Text = string | null | undefined;

const DEVELOPMENT = /ground ?up|development|new ?build/;
const REFURBISHMENT = /refurb|conver/;

const optional = <T>(text: Text, read: (text: string) => T | null): T | null =>
  isBlank(text) ? null : read(text ?? '');
const yesOrNo = (text: Text): boolean | null => {
  const flag = readFlag(text);
  return flag && flag === 'true';
};

/** Reads an enquiry once; whatever its texts hold, it never throws. */
export const readFacts = (enquiry: Enquiry): Facts => {
  const { products } = readProducts(enquiry.fundingType);
  const works = words(enquiry.developmentType ?? '');
  return {
    products,
    amount: readingOf(enquiry.amount, readAsk),
    tradingHistory: readingOf(enquiry.tradingHistory, readDuration),
    creditScore: readingOf(enquiry.creditScore, readCreditScore),
    hasAdverseCredit: yesOrNo(enquiry.hasAdverseCredit),
    sector: namedSector(enquiry.businessSector ?? ''),
    propertyType: namedPropertyType(enquiry.propertyType ?? ''),
    propertyValue: optional(enquiry.propertyValue, readMoney),
    statedLtv: optional(enquiry.ltv, readPercent),
    development: products.includes('development-finance') || DEVELOPMENT.test(works),
    // Costs of 'none' or nothing ask for no works.
    refurbishment:
      REFURBISHMENT.test(works) ||
      (!isBlank(enquiry.refurbCosts) && readMinAmount(enquiry.refurbCosts ?? '') !== 0),
    propertyNation: optional(enquiry.propertyAddress, nationOfPostcodeIn),
    registeredNation: optional(enquiry.registeredAddress, nationOfPostcodeIn),
    monthlyInvoices: optional(
      isBlank(enquiry.invoiceVolume) ? enquiry.monthlyRevenue : enquiry.invoiceVolume,
      readMoney,
    ),
    monthlyTakings: optional(enquiry.monthlyRevenue, readMoney),
  };
};
