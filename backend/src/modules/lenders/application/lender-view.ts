import type { AcceptsFlag } from '../domain/lender-fields.js';

/** A lender as everybody outside the directory sees it: the specification's 25 fields, text as text. */
export interface LenderView {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly productTypes: string;
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  readonly interestRate: string | null;
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
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly website: string | null;
  readonly isActive: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The accepts-flags that hold only their default: nobody has stated them. */
  readonly notStated: readonly AcceptsFlag[];
}
