import { object } from 'yup';
import type { Schemas } from '@/api/schemas';
import { isAcceptsFlag, LABELS, LENDER_FIELD_NAMES } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { flag, formSchema, text, textOrNull } from '@/shared/forms/rules/form-schema';
import { partialFromEntries, fromEntries } from '@/shared/lib/records';

export const lenderSchema = formSchema(
  object({
    ...fromEntries(LENDER_FIELD_NAMES.map((field) => [field, textOrNull(LABELS[field])])),
    name: text(LABELS.name).required('Lender name is required'),
    productTypes: text(LABELS.productTypes).required('Product types are required'),
    isActive: flag(LABELS.isActive).default(true),
  }),
);

/** The form's values: text as written; a flag such as `acceptsStartups` is 'true', 'false' or '' for not stated. */
export type LenderValues = typeof lenderSchema.defaults;

/** For null, the values of a new lender. */
export function lenderValues(lender: Lender | null) {
  if (!lender) return {};
  const notStated = LENDER_FIELD_NAMES.filter(
    (field) => isAcceptsFlag(field) && lender.notStated.includes(field),
  );
  return {
    ...lender,
    ...partialFromEntries(notStated.map((field) => [field, null])),
    isActive: lender.isActive === 'true',
  };
}

/** The API takes null for a blank field, which clears it, and words for flags. */
export const bodyOf = ({
  isActive,
  ...stated
}: ReturnType<typeof lenderSchema.cast>): Schemas['CreateLenderRequest'] => ({
  ...stated,
  isActive: isActive ? 'true' : 'false',
});
