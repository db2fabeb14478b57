import type { LenderCard } from '#shared/domain/lender-texts.js';
import type { ProductKey } from '#shared/domain/product.js';
import type { Term, TermList } from '#shared/domain/vocabulary/kinds.js';
import type { Reach } from '#shared/domain/vocabulary/places.js';

/** From 0 when no minimum is stated, to Infinity when no maximum is. */
export interface Limits {
  /** Whether the lender states either. */
  readonly stated: boolean;
  readonly min: number;
  readonly max: number;
}

/** Formatting is slow beside the rest of a match, so it is done when the lender is read. */
export interface AmountLimits extends Limits {
  readonly shownMin: string;
  readonly shownMax: string;
}

/** A lender read once, so that an enquiry is compared with numbers and sets. Null is 'not stated'. */
export interface CompiledLender {
  readonly card: LenderCard;
  readonly products: ReadonlySet<ProductKey>;
  readonly amount: AmountLimits;
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
