type Answer = string | null | undefined;

/** What a visitor asks for, as typed; the rule reads the texts and nobody else need. */
export interface Enquiry {
  readonly fundingType: string;
  readonly amount: string;
  readonly tradingHistory?: Answer;
  /** Every fact-find asks it; this version of the rule does not weigh it. */
  readonly annualTurnover?: Answer;
  readonly monthlyRevenue?: Answer;
  readonly invoiceVolume?: Answer;
  readonly creditScore?: Answer;
  readonly hasAdverseCredit?: Answer;
  readonly businessSector?: Answer;
  readonly propertyType?: Answer;
  readonly propertyValue?: Answer;
  readonly ltv?: Answer;
  readonly developmentType?: Answer;
  readonly refurbCosts?: Answer;
  readonly propertyAddress?: Answer;
  readonly registeredAddress?: Answer;
}
