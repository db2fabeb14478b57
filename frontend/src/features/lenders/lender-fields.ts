import type { Lender } from '@/features/lenders/lenders-api';

/** The accepts-flags: Yes, No, or nothing stated. */
export const ACCEPTS_FLAGS = [
  'acceptsAdverseCredit',
  'acceptsStartups',
  'acceptsRefurbProjects',
  'acceptsDevelopmentProjects',
] as const satisfies readonly (keyof Lender)[];

export type AcceptsFlag = (typeof ACCEPTS_FLAGS)[number];

export const isAcceptsFlag = (field: string): field is AcceptsFlag =>
  ACCEPTS_FLAGS.some((flag) => flag === field);

/** What each field of a lender is called, in the order in which it is asked for. */
export const LENDER_LABELS = {
  name: 'Name',
  productTypes: 'Product Types',
  description: 'Description',
  minAmount: 'Minimum Amount',
  maxAmount: 'Maximum Amount',
  interestRate: 'Interest Rate',
  contactEmail: 'Contact Email',
  contactPhone: 'Contact Phone',
  website: 'Website',
  isActive: 'Active',
  minTradingHistory: 'Minimum Trading History',
  minCreditScore: 'Minimum Credit Score',
  acceptsAdverseCredit: 'Accepts Adverse Credit',
  acceptsStartups: 'Accepts Start-ups',
  minLtv: 'Minimum LTV',
  maxLtv: 'Maximum LTV',
  propertyTypes: 'Property Types',
  acceptsRefurbProjects: 'Accepts Refurbishment Projects',
  acceptsDevelopmentProjects: 'Accepts Development Projects',
  preferredSectors: 'Preferred Sectors',
  excludedSectors: 'Excluded Sectors',
  coverageAreas: 'Coverage Areas',
} as const satisfies Partial<Record<keyof Lender, string>>;

export type LenderField = keyof typeof LENDER_LABELS;

/** The twelve that the matching rule asks and that the directory's cards do not show. */
export const CRITERIA: readonly LenderField[] = [
  'minTradingHistory',
  'minCreditScore',
  'acceptsAdverseCredit',
  'acceptsStartups',
  'minLtv',
  'maxLtv',
  'propertyTypes',
  'acceptsRefurbProjects',
  'acceptsDevelopmentProjects',
  'preferredSectors',
  'excludedSectors',
  'coverageAreas',
];

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** What a lender states, for people to read; null where it states nothing. */
export function statedBy(lender: Lender, field: LenderField): string | null {
  if (isAcceptsFlag(field) && lender.notStated.includes(field)) return null;
  const value = lender[field];
  return isAcceptsFlag(field) || field === 'isActive' ? (YES_NO[value ?? ''] ?? null) : value;
}
