import type { Enquiry } from '@/features/matching/matching-api';

const READ = {
  fundingType: true,
  amount: true,
  tradingHistory: true,
  monthlyRevenue: true,
  invoiceVolume: true,
  creditScore: true,
  hasAdverseCredit: true,
  businessSector: true,
  propertyType: true,
  propertyValue: true,
  ltv: true,
  developmentType: true,
  refurbCosts: true,
  propertyAddress: true,
  registeredAddress: true,
} as const satisfies Record<keyof Enquiry, true>;

/** Answers as they are stored; null says that there is none. */
type StoredAnswers = Pick<Enquiry, 'fundingType' | 'amount'> & {
  readonly [A in keyof Enquiry]?: string | null;
};

/** Those of the stored answers that the rule reads. A results page has no addresses, and so no region. */
export const toEnquiry = (stored: StoredAnswers): Enquiry =>
  Object.fromEntries(
    Object.entries(stored).filter(([name, answer]) => name in READ && answer !== null),
  ) as Enquiry;
