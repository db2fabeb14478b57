import { readDuration } from '#kernel/time/duration.js';
import { readFlag } from '#kernel/lending/flag.js';
import { readAsk, readMinAmount, readMoney } from '#kernel/money/money.js';
import { nationOfPostcodeIn } from '#kernel/lending/nation.js';
import { readPercent } from '#kernel/money/percent.js';
import { readProducts } from '#kernel/lending/product.js';
import { isBlank, words } from '#kernel/text/text.js';
import { readWholeNumber } from '#kernel/money/whole-number.js';
import { namedPropertyType, namedSector } from '../panel/named.js';
import { parsedOf } from '../panel/parsed.js';

type Answer = string | null | undefined;

/** The answers that the rule reads. */
export const ENQUIRY_ANSWERS = [
  'fundingType',
  'amount',
  'tradingHistory',
  'monthlyRevenue',
  'invoiceVolume',
  'creditScore',
  'hasAdverseCredit',
  'businessSector',
  'propertyType',
  'propertyValue',
  'ltv',
  'developmentType',
  'refurbCosts',
  'propertyAddress',
  'registeredAddress',
] as const;

type AlwaysAnswered = 'fundingType' | 'amount';

/** As typed. */
export type Enquiry = Readonly<Record<AlwaysAnswered, string>> & {
  readonly [A in Exclude<(typeof ENQUIRY_ANSWERS)[number], AlwaysAnswered>]?: Answer;
};

const DEVELOPMENT = /ground ?up|development|new ?build/;
const REFURBISHMENT = /refurb|conver/;

const optional = <T>(text: Answer, read: (text: string) => T | null): T | null =>
  isBlank(text) ? null : read(text ?? '');
const yesOrNo = (text: Answer): boolean | null => {
  const flag = readFlag(text);
  return flag && flag === 'true';
};

/**
 * The parsed answers of an enquiry; never throws. Null is 'not given or not readable' if the rule does not
 * distinguish.
 */
export const readFacts = (enquiry: Enquiry) => {
  const { products } = readProducts(enquiry.fundingType);
  const works = words(enquiry.developmentType ?? '');
  return {
    products,
    amount: parsedOf(enquiry.amount, readAsk),
    tradingHistory: parsedOf(enquiry.tradingHistory, readDuration),
    creditScore: parsedOf(enquiry.creditScore, readWholeNumber),
    hasAdverseCredit: yesOrNo(enquiry.hasAdverseCredit),
    sector: namedSector(enquiry.businessSector ?? ''),
    propertyType: namedPropertyType(enquiry.propertyType ?? ''),
    propertyValue: optional(enquiry.propertyValue, readMoney),
    statedLtv: optional(enquiry.ltv, readPercent),
    development: products.includes('development-finance') || DEVELOPMENT.test(works),
    // Costs of 'none' or 0 mean no works.
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
    /** Left blank; unreadable answers count as answered. */
    unanswered: new Set(ENQUIRY_ANSWERS.filter((name) => isBlank(enquiry[name]))),
  };
};

export type Facts = Readonly<ReturnType<typeof readFacts>>;
