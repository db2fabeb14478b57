import { object } from 'yup';
import type { Schemas } from '@/api/schemas';
import { isAcceptsFlag, LABELS, LENDER_FIELDS, type LenderTextField } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';
import { flag, formSchema, text, textOrNull } from '@/shared/forms/rules/form-schema';

/** The form's values: text as written; a flag such as `acceptsStartups` is 'true', 'false' or '' for not stated. */
export type LenderValues = Record<LenderTextField, string> & { isActive: boolean };

type LenderBody = Record<Exclude<LenderTextField, 'name' | 'productTypes'>, string | null> & {
  name: string;
  productTypes: string;
  isActive: boolean;
};

const texts = Object.fromEntries(LENDER_FIELDS.map((field) => [field, textOrNull(LABELS[field])]));

export const lenderSchema = formSchema<LenderBody>(
  object({
    ...texts,
    name: text(LABELS.name).required('Lender name is required'),
    productTypes: text(LABELS.productTypes).required('Product types are required'),
    isActive: flag(LABELS.isActive).default(true),
  }) as never,
);

/** For null, the values of a new lender. */
export function valuesOf(lender: Lender | null) {
  if (!lender) return {};
  const notStated = LENDER_FIELDS.filter((field) => isAcceptsFlag(field) && lender.notStated.includes(field));
  return {
    ...lender,
    ...Object.fromEntries(notStated.map((field) => [field, null])),
    isActive: lender.isActive === 'true',
  };
}

/** The API takes null for a blank field, which clears it, and words for flags. */
export const bodyOf = ({ isActive, ...stated }: LenderBody): Schemas['CreateLenderRequest'] => ({
  ...stated,
  isActive: isActive ? 'true' : 'false',
});
