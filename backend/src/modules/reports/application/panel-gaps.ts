import type { ProductKey } from '#kernel/lending/product.js';
import type { RecentEnquiry } from '#modules/applications/public.js';
import type { CriterionName, EnquiryFound } from '#modules/matching/public.js';

/** An enquiry matched with today's panel. */
export interface SurveyedEnquiry
  extends EnquiryFound, Pick<RecentEnquiry, 'id' | 'companyName' | 'createdAt'> {}

/** An enquiry with fewer strong matches has too little choice. */
const ENOUGH = 2;
const MAX_GROUPS = 20;
const MAX_EXAMPLES = 5;

export interface GapExample {
  /** The application's. */
  readonly id: string;
  readonly companyName: string;
  readonly strong: number;
}

/** Enquiries with too few lenders for the same reason. */
export interface GapGroup {
  /** The criterion that rejects most lenders: 'product' if none offers it; null if none rejects any. */
  readonly criterion: string | null;
  readonly products: readonly ProductKey[];
  readonly enquiries: number;
  /** The range of amounts sought, in whole pounds; null if none was readable. */
  readonly amount: { readonly from: number; readonly to: number } | null;
  /** The maximum number of lenders that offer the product. */
  readonly offering: number;
  /** The maximum number of those that the criterion rejects. */
  readonly refused: number;
  /** The latest, at most five. */
  readonly examples: readonly GapExample[];
}

export interface PanelGaps {
  /** The number of enquiries with fewer than two strong matches. */
  readonly enquiries: number;
  /** At most twenty, largest first. */
  readonly groups: readonly GapGroup[];
}

const reasonOf = ({ offering, refusals }: SurveyedEnquiry): CriterionName | null => {
  if (offering === 0) return 'product';
  const [most] = [...refusals].sort(([, a], [, b]) => b - a);
  return most ? most[0] : null;
};

const groupOf = (criterion: CriterionName | null, enquiries: readonly SurveyedEnquiry[]): GapGroup => {
  const amounts = enquiries.flatMap(({ amount }) => amount ?? []);
  const ends = amounts.flatMap(({ from, to, openEnded }) => (openEnded ? [from] : [from, to]));
  return {
    criterion,
    products: enquiries[0]?.products ?? [],
    enquiries: enquiries.length,
    amount: ends.length > 0 ? { from: Math.min(...ends), to: Math.max(...ends) } : null,
    offering: Math.max(...enquiries.map(({ offering }) => offering)),
    refused: Math.max(
      ...enquiries.map(({ refusals }) => (criterion === null ? undefined : refusals.get(criterion)) ?? 0),
    ),
    examples: enquiries
      .slice(0, MAX_EXAMPLES)
      .map(({ id, companyName, strong }) => ({ id, companyName, strong })),
  };
};

/** Gaps of the panel: enquiries with fewer than two strong matches, by product and reason. */
export const gapsOf = (enquiries: readonly SurveyedEnquiry[]): PanelGaps => {
  const gaps = enquiries.filter(({ strong }) => strong < ENOUGH);
  const groups = Map.groupBy(gaps, (gap) => `${reasonOf(gap) ?? ''} ${gap.products.join()}`);
  return {
    enquiries: gaps.length,
    groups: [...groups.values()]
      .sort((a, b) => b.length - a.length)
      .slice(0, MAX_GROUPS)
      .map((group) => groupOf(group[0] ? reasonOf(group[0]) : null, group)),
  };
};
