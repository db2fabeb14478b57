import type { LenderView } from '#modules/lenders/public.js';
import type { Enquiry } from '#modules/matching/public.js';
import { limitAt } from '#kernel/money/bound.js';
import { readAmountEnds, readMinAmount } from '#kernel/money/money.js';
import { readLtvEnds } from '#kernel/money/percent.js';
import { readMonthsEnds } from '#kernel/time/duration.js';
import { readProducts } from '#kernel/lending/product.js';

/*
 * The cost of a match without the rule: lenders as plain numbers, met or not met, one loop, no partial marks, near
 * misses or reasons. A lower bound to compare with, not a second implementation.
 */

const CARD = [
  'id',
  'name',
  'description',
  'productTypes',
  'interestRate',
  'contactEmail',
  'contactPhone',
  'website',
] as const;

interface BareLender {
  readonly card: Pick<LenderView, (typeof CARD)[number]>;
  readonly products: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
  readonly months: number;
  readonly credit: number;
  readonly ltv: number;
  readonly adverse: boolean;
  readonly excluded: string;
}

export interface BareMatch {
  readonly lender: BareLender['card'];
  readonly score: number;
  readonly matchReasons: readonly string[];
  readonly mismatches: readonly string[];
}

export interface BareAnswer {
  readonly totalMatches: number;
  readonly matches: readonly BareMatch[];
}

export const bareLenders = (lenders: readonly LenderView[]): BareLender[] =>
  lenders
    .filter(({ isActive }) => isActive === 'true')
    .map((lender) => ({
      card: Object.fromEntries(CARD.map((field) => [field, lender[field]])) as BareLender['card'],
      products: new Set(readProducts(lender.productTypes).products),
      min: readMinAmount(lender.minAmount ?? '') ?? 0,
      max: limitAt('high', readAmountEnds(lender.maxAmount ?? '')) ?? Infinity,
      months: limitAt('low', readMonthsEnds(lender.minTradingHistory ?? '')) ?? 0,
      credit: Number.parseInt(lender.minCreditScore ?? '0', 10) || 0,
      ltv: limitAt('high', readLtvEnds(lender.maxLtv ?? '')) ?? Infinity,
      adverse: lender.acceptsAdverseCredit === 'true',
      excluded: lender.excludedSectors ?? '',
    }));

const number = (text: string | null | undefined): number => Number.parseInt(text ?? '', 10) || 0;

export const bareMatch = (enquiry: Enquiry, panel: readonly BareLender[], limit: number): BareAnswer => {
  const amount = number(enquiry.amount);
  const months = number(enquiry.tradingHistory);
  const credit = number(enquiry.creditScore);
  const ltv = number(enquiry.ltv);
  const sector = enquiry.businessSector ?? '-';
  const adverse = enquiry.hasAdverseCredit === 'yes';
  const found: { lender: BareLender; score: number }[] = [];
  for (const lender of panel) {
    if (!lender.products.has(enquiry.fundingType)) continue;
    let score = 15;
    if (lender.min <= amount && amount <= lender.max) score += 25;
    if (months >= lender.months) score += 15;
    if (credit >= lender.credit) score += 15;
    if (!adverse || lender.adverse) score += 10;
    if (ltv <= lender.ltv) score += 10;
    if (!lender.excluded.includes(sector)) score += 10;
    if (score >= 30) found.push({ lender, score });
  }
  found.sort((a, b) => b.score - a.score);
  const matches = found.slice(0, limit).map(({ lender, score }) => ({
    lender: lender.card,
    score,
    matchReasons: [`Lends £${lender.min} to £${lender.max}`, `Asks for ${lender.months} months of trading`],
    mismatches: credit < lender.credit ? [`Asks for a credit score of ${lender.credit}`] : [],
  }));
  return { totalMatches: found.length, matches };
};
