import { LENDER_FIELDS as DECLARED } from '@/api/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';

export type LenderField = keyof typeof DECLARED;
export type LenderFieldKind = (typeof DECLARED)[LenderField]['kind'];
/** The accepts-flags: Yes, No, or nothing stated. */
export type AcceptsFlag = {
  [F in LenderField]: (typeof DECLARED)[F]['kind'] extends 'flag' ? F : never;
}[LenderField];

export const LENDER_FIELDS = Object.keys(DECLARED) as readonly LenderField[];

export const kindOf = (field: LenderField): LenderFieldKind => DECLARED[field].kind;

export const LABELS = Object.fromEntries(
  LENDER_FIELDS.map((field) => [field, DECLARED[field].label]),
) as Readonly<Record<LenderField, string>>;

export const isAcceptsFlag = (field: LenderField): field is AcceptsFlag => kindOf(field) === 'flag';

const ofKind = (...kinds: readonly LenderFieldKind[]) =>
  LENDER_FIELDS.filter((field) => kinds.includes(kindOf(field)));

/** The twelve that the matching rule asks and that the directory's cards do not show. */
export const CRITERIA: readonly LenderField[] = [
  ...ofKind('months', 'number', 'flag', 'min-ltv', 'max-ltv'),
  ...ofKind('property-types', 'sectors', 'areas'),
];

/** What the matching rule reads as a figure, and the products. */
export const READ_FIELDS = ofKind(
  'products',
  'min-amount',
  'max-amount',
  'months',
  'number',
  'min-ltv',
  'max-ltv',
);

const FIRST = [...ofKind('name', 'products'), ...ofKind('prose')];
const LAST = ofKind('active');

/** All others, in the order in which they are asked for: what every lender has first. */
export const GENERAL: readonly LenderField[] = [
  ...FIRST,
  ...LENDER_FIELDS.filter((field) => ![...CRITERIA, ...FIRST, ...LAST].includes(field)),
  ...LAST,
];

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** What a lender states, for people to read; null where it states nothing. */
export function statedBy(lender: Lender, field: LenderField): string | null {
  if (isAcceptsFlag(field) && lender.notStated.includes(field)) return null;
  const value = lender[field];
  return isAcceptsFlag(field) || kindOf(field) === 'active' ? (YES_NO[value ?? ''] ?? null) : value;
}
