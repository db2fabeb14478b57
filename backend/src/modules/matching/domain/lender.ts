import type { ProductKey } from '#shared/domain/product.js';
import type { Term, TermList } from '#shared/domain/vocabulary/kinds.js';
import type { Reach } from '#shared/domain/vocabulary/places.js';

/** What an answer shows of a lender. */
export interface LenderCard {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly productTypes: string;
  readonly interestRate: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly website: string | null;
}

/** A lender as the directory keeps it: text. */
export interface LenderRecord extends LenderCard {
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  readonly minTradingHistory: string | null;
  readonly minCreditScore: string | null;
  readonly acceptsAdverseCredit: string;
  readonly acceptsStartups: string;
  readonly minLtv: string | null;
  readonly maxLtv: string | null;
  readonly propertyTypes: string | null;
  readonly acceptsRefurbProjects: string;
  readonly acceptsDevelopmentProjects: string;
  readonly preferredSectors: string | null;
  readonly excludedSectors: string | null;
  readonly coverageAreas: string | null;
  readonly isActive: string;
  readonly notStated: readonly string[];
}

/** From 0 when no minimum is stated, to Infinity when no maximum is. */
export interface Limits {
  /** Whether the lender states either. */
  readonly stated: boolean;
  readonly min: number;
  readonly max: number;
}

/** A lender read once, so that an enquiry is compared with numbers and sets. Null is 'not stated'. */
export interface Lender {
  readonly card: LenderCard;
  readonly products: ReadonlySet<ProductKey>;
  readonly amount: Limits;
  readonly tradingMonths: Limits;
  readonly creditScore: Limits;
  readonly ltv: Limits;
  readonly acceptsAdverseCredit: boolean | null;
  readonly acceptsStartups: boolean | null;
  readonly propertyTypes: TermList | null;
  readonly acceptsRefurbProjects: boolean | null;
  readonly acceptsDevelopmentProjects: boolean | null;
  readonly preferredSectors: readonly Term[];
  readonly excludedSectors: readonly Term[];
  readonly coverage: Reach | null;
}
