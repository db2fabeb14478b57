import type { TextShape } from '#shared/domain/text-shape.js';

/** Every field somebody may state about a lender, in the specification's order, with the longest text it takes. */
export const LENDER_FIELD_LENGTHS = {
  name: 200,
  description: 5_000,
  productTypes: 1_000,
  minAmount: 200,
  maxAmount: 200,
  interestRate: 200,
  minTradingHistory: 200,
  minCreditScore: 200,
  acceptsAdverseCredit: 200,
  acceptsStartups: 200,
  minLtv: 200,
  maxLtv: 200,
  propertyTypes: 1_000,
  acceptsRefurbProjects: 200,
  acceptsDevelopmentProjects: 200,
  preferredSectors: 1_000,
  excludedSectors: 1_000,
  coverageAreas: 1_000,
  contactEmail: 254,
  contactPhone: 40,
  website: 500,
  isActive: 200,
} as const;

export type LenderField = keyof typeof LENDER_FIELD_LENGTHS;

export const LENDER_FIELDS = Object.keys(LENDER_FIELD_LENGTHS) as readonly LenderField[];

/** Prose, and lists of which each entry may stand on a line of its own. */
const MULTI_LINE: ReadonlySet<LenderField> = new Set([
  'description',
  'productTypes',
  'propertyTypes',
  'preferredSectors',
  'excludedSectors',
  'coverageAreas',
]);

export const shapeOf = (field: LenderField): TextShape => (MULTI_LINE.has(field) ? 'multi-line' : 'one-line');

/** Every lender has a name and products. */
export const isAlwaysPresent = (field: LenderField): boolean => field === 'name' || field === 'productTypes';

/** The flags whose stored default is not a statement: see `Lender.notStated`. */
export const ACCEPTS_FLAGS = [
  'acceptsAdverseCredit',
  'acceptsStartups',
  'acceptsRefurbProjects',
  'acceptsDevelopmentProjects',
] as const;

export type AcceptsFlag = (typeof ACCEPTS_FLAGS)[number];

export const isAcceptsFlag = (field: LenderField): field is AcceptsFlag =>
  ACCEPTS_FLAGS.some((flag) => flag === field);

/** What the specification stores for a flag that nobody has stated. */
export const FLAG_DEFAULTS = {
  acceptsAdverseCredit: 'false',
  acceptsStartups: 'false',
  acceptsRefurbProjects: 'true',
  acceptsDevelopmentProjects: 'true',
  isActive: 'true',
} as const;

export type FlagField = keyof typeof FLAG_DEFAULTS;

export const isFlagField = (field: LenderField): field is FlagField => field in FLAG_DEFAULTS;

/** Field by field, what somebody says: absent says nothing, null takes back what was said. */
export type LenderStatements = { readonly [F in LenderField]?: string | null };
