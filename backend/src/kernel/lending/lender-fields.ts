import { keysOf, recordFrom } from '../records.js';
import type { Flag } from './flag.js';
import type { TextShape } from '../text/text-shape.js';

/** The kind of a field. It determines the limits, the reading of a workbook's cell and the form control. */
export type LenderFieldKind =
  'name' | 'prose' | 'text' | 'products' | 'rate' | ListKind | LimitKind | FlagKind | ContactKind;
/** Each kind has its own vocabulary. */
export type ListKind = 'property-types' | 'sectors' | 'areas';
export type LimitKind = 'min-amount' | 'max-amount' | 'months' | 'number' | 'min-ltv' | 'max-ltv';
type FlagKind = 'flag' | 'active';
type ContactKind = 'email' | 'phone' | 'website';

export interface LenderFieldDeclaration {
  readonly kind: LenderFieldKind;
  /** In characters. */
  readonly maxLength: number;
  /** The name in sentences: 'minimum amount'. */
  readonly label: string;
  /** The name in forms and template columns, if it differs from the label. */
  readonly heading?: string;
  readonly example: string;
  /** For the API's documentation. */
  readonly description?: string;
  /** The stored value of an unanswered flag. */
  readonly default?: Flag;
  /** Whether visitors see it on a match. */
  readonly onCard?: true;
}

/** Without a maximum length of its own, the usual one applies. */
type Declared = Omit<LenderFieldDeclaration, 'maxLength'> & { readonly maxLength?: number };
const DEFAULT_LENGTH = 200;

/** All fields of a lender, in the specification's order. */
const DECLARED = {
  name: {
    kind: 'name',
    label: 'lender name',
    heading: 'Name',
    example: 'Alba Finance',
    description: 'Unique name, ignoring case, dashes and spacing',
    onCard: true,
  },
  description: {
    kind: 'prose',
    maxLength: 5_000,
    label: 'description',
    example: 'Term loans for established companies.',
    onCard: true,
  },
  productTypes: {
    kind: 'products',
    maxLength: 1_000,
    label: 'product types',
    example: 'business-loans, invoice-finance',
    description: 'Products by slug, title or usual name, separated by commas; at least one must be readable',
    onCard: true,
  },
  minAmount: {
    kind: 'min-amount',
    label: 'minimum amount',
    example: '£25,000',
    description: 'As written; “none” states that there is no minimum',
  },
  maxAmount: {
    kind: 'max-amount',
    label: 'maximum amount',
    example: '500k',
    description: 'As written; “no max” states that there is no maximum',
  },
  interestRate: { kind: 'rate', label: 'interest rate', example: 'from 6.9% APR', onCard: true },
  minTradingHistory: {
    kind: 'months',
    label: 'minimum trading history',
    example: '24 months',
    description: 'A number without a unit is months',
  },
  minCreditScore: { kind: 'number', label: 'minimum credit score', example: '650' },
  acceptsAdverseCredit: { kind: 'flag', label: 'accepts adverse credit', example: 'false', default: 'false' },
  acceptsStartups: { kind: 'flag', label: 'accepts start-ups', example: 'true', default: 'false' },
  minLtv: { kind: 'min-ltv', label: 'minimum LTV', example: '30%' },
  maxLtv: { kind: 'max-ltv', label: 'maximum LTV', example: '70%' },
  propertyTypes: {
    kind: 'property-types',
    maxLength: 1_000,
    label: 'property types',
    example: 'residential, mixed-use',
  },
  acceptsRefurbProjects: {
    kind: 'flag',
    label: 'accepts refurb projects',
    heading: 'Accepts Refurbishment Projects',
    example: 'true',
    default: 'true',
  },
  acceptsDevelopmentProjects: {
    kind: 'flag',
    label: 'accepts development projects',
    example: 'false',
    default: 'true',
  },
  preferredSectors: {
    kind: 'sectors',
    maxLength: 1_000,
    label: 'preferred sectors',
    example: 'retail, technology',
  },
  excludedSectors: { kind: 'sectors', maxLength: 1_000, label: 'excluded sectors', example: 'property' },
  coverageAreas: { kind: 'areas', maxLength: 1_000, label: 'coverage areas', example: 'England and Wales' },
  contactEmail: {
    kind: 'email',
    maxLength: 254,
    label: 'contact email',
    example: 'brokers@alba.example',
    onCard: true,
  },
  contactPhone: {
    kind: 'phone',
    maxLength: 40,
    label: 'contact phone',
    example: '0141 496 0123',
    onCard: true,
  },
  website: {
    kind: 'website',
    maxLength: 500,
    label: 'website',
    example: 'https://alba.example',
    description: 'http or https; https:// is added to a bare domain',
    onCard: true,
  },
  isActive: {
    kind: 'active',
    label: 'active',
    example: 'true',
    description: 'Whether it takes part in matching',
    default: 'true',
  },
} as const satisfies Record<string, Declared>;

export type LenderField = keyof typeof DECLARED;
export type FieldOfKind<K extends LenderFieldKind> = {
  [F in LenderField]: (typeof DECLARED)[F]['kind'] extends K ? F : never;
}[LenderField];

export type ListField = FieldOfKind<ListKind>;
export type LimitField = FieldOfKind<LimitKind>;
export type FlagField = FieldOfKind<FlagKind>;
/** Flags whose stored default is not a statement: they can be 'not stated'. */
export type AcceptsFlag = FieldOfKind<'flag'>;
/** Required for every lender. */
export type RequiredField = FieldOfKind<'name' | 'products'>;
export type CardField = {
  [F in LenderField]: (typeof DECLARED)[F] extends { onCard: true } ? F : never;
}[LenderField];

export const LENDER_FIELDS = keysOf(DECLARED);

const declarations = recordFrom<LenderField, LenderFieldDeclaration>(LENDER_FIELDS, (field) => ({
  maxLength: DEFAULT_LENGTH,
  ...DECLARED[field],
}));

export const declarationOf = (field: LenderField): LenderFieldDeclaration => declarations[field];

const ofKind =
  <K extends LenderFieldKind>(...kinds: readonly K[]) =>
  (field: LenderField): field is FieldOfKind<K> =>
    kinds.some((kind) => kind === DECLARED[field].kind);

export const isLimitField = ofKind('min-amount', 'max-amount', 'months', 'number', 'min-ltv', 'max-ltv');
export const isFlagField = ofKind('flag', 'active');
export const isAcceptsFlag = ofKind('flag');
export const isAlwaysPresent = ofKind('name', 'products');
export const isListField = ofKind('property-types', 'sectors', 'areas');

export const limitKindOf = (field: LimitField): LimitKind => DECLARED[field].kind;

export const LIST_FIELDS = LENDER_FIELDS.filter(isListField);
export const LIMIT_FIELDS = LENDER_FIELDS.filter(isLimitField);
export const ACCEPTS_FLAGS = LENDER_FIELDS.filter(isAcceptsFlag);

export const isOnCard = (field: LenderField): field is CardField => declarationOf(field).onCard === true;

/** Prose, and lists with possibly one entry per line. */
const isMultiLine = ofKind('prose', 'products', 'property-types', 'sectors', 'areas');

export const shapeOf = (field: LenderField): TextShape => (isMultiLine(field) ? 'multi-line' : 'one-line');

export const flagDefault = (field: FlagField): Flag => DECLARED[field].default;

/** A field's name in sentences: 'minimum amount', 'property types'. */
export const labelOf = (field: LenderField): string => DECLARED[field].label;

/** A field's name at the start of a sentence: 'Minimum amount'. */
export const titleOf = (field: LenderField): string => {
  const label = labelOf(field);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** The name in forms and columns: 'Minimum Amount'. */
export const headingOf = (field: LenderField): string =>
  declarationOf(field).heading ?? labelOf(field).replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
