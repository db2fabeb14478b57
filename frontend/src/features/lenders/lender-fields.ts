import { LENDER_FIELDS as DECLARED } from '@/api/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { keysOf, fromEntries } from '@/shared/lib/records';
import { YES_NO } from '@/shared/lib/labels';

export type LenderField = keyof typeof DECLARED;
/** Fields that a form holds as text. */
export type LenderTextField = Exclude<LenderField, 'isActive'>;
export type LenderFieldKind = (typeof DECLARED)[LenderField]['kind'];
/** Flags: yes, no, or not stated. */
export type AcceptsFlag = {
  [F in LenderField]: (typeof DECLARED)[F]['kind'] extends 'flag' ? F : never;
}[LenderField];

export const LENDER_FIELD_NAMES: readonly LenderField[] = keysOf(DECLARED);

export const kindOf = (field: LenderField): LenderFieldKind => DECLARED[field].kind;

export const LABELS = fromEntries(LENDER_FIELD_NAMES.map((field) => [field, DECLARED[field].label]));

export const isAcceptsFlag = (field: LenderField): field is AcceptsFlag => kindOf(field) === 'flag';

const ofKind = (...kinds: readonly LenderFieldKind[]) =>
  LENDER_FIELD_NAMES.filter((field) => kinds.includes(kindOf(field)));

/** The twelve fields for matching that lender cards do not show. */
export const CRITERIA: readonly LenderField[] = [
  ...ofKind('months', 'number', 'flag', 'min-ltv', 'max-ltv'),
  ...ofKind('property-types', 'sectors', 'areas'),
];

/** Fields that the matching rule parses. */
export const READ_FIELDS = ofKind(
  'products',
  'min-amount',
  'max-amount',
  'months',
  'number',
  'min-ltv',
  'max-ltv',
) as readonly LenderTextField[];

const FIRST = [...ofKind('name', 'products'), ...ofKind('prose')];
const LAST = ofKind('active');

/** All others, required ones first. */
export const GENERAL: readonly LenderField[] = [
  ...FIRST,
  ...LENDER_FIELD_NAMES.filter((field) => ![...CRITERIA, ...FIRST, ...LAST].includes(field)),
  ...LAST,
];

/** A lender's statement as text; null if not stated. */
export function statedBy(lender: Lender, field: LenderField): string | null {
  if (isAcceptsFlag(field) && lender.notStated.includes(field)) return null;
  const value = lender[field];
  return isAcceptsFlag(field) || kindOf(field) === 'active' ? (YES_NO[value ?? ''] ?? null) : value;
}
