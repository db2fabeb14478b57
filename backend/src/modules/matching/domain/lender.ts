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
