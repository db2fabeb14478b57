import type { Schemas } from '@/api/schemas';
import { isAcceptsFlag, LENDER_FIELDS, type LenderField } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import type { Requirements } from '@/shared/forms/requirements';

/** The form's values: text as written; a flag is 'true', 'false' or '' for not stated. */
export type LenderValues = Record<LenderField, string>;

const each = (valueOf: (field: LenderField) => string): LenderValues =>
  Object.fromEntries(LENDER_FIELDS.map((field) => [field, valueOf(field)])) as LenderValues;

export const NEW_LENDER: LenderValues = each((field) => (field === 'isActive' ? 'true' : ''));

/** For null, the values of a new lender. */
export function valuesOf(lender: Lender | null): LenderValues {
  if (!lender) return NEW_LENDER;
  return each((field) =>
    isAcceptsFlag(field) && lender.notStated.includes(field) ? '' : (lender[field] ?? ''),
  );
}

/** Null for a blank field, which clears it. */
export function bodyOf(values: LenderValues): Schemas['CreateLenderRequest'] {
  const stated: Partial<Record<LenderField, string | null>> = {};
  for (const field of LENDER_FIELDS) stated[field] = values[field].trim() || null;
  return { ...stated, name: values.name.trim(), productTypes: values.productTypes.trim() };
}

export const lenderRequirements = {
  name: { message: 'Lender name is required' },
  productTypes: { message: 'Product types are required' },
} satisfies Requirements;
