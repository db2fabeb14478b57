import type { components } from '@/api/schema';
import { isAcceptsFlag, LENDER_FIELDS, type LenderField } from '@/features/lenders/lender-fields';
import type { Lender } from '@/features/lenders/lenders-api';

/** What the form holds: text as written; a flag is 'true', 'false' or '' for not stated. */
export type LenderValues = Record<LenderField, string>;

const each = (valueOf: (field: LenderField) => string): LenderValues =>
  Object.fromEntries(LENDER_FIELDS.map((field) => [field, valueOf(field)])) as LenderValues;

export const NEW_LENDER: LenderValues = each((field) => (field === 'isActive' ? 'true' : ''));

export const valuesOf = (lender: Lender): LenderValues =>
  each((field) => (isAcceptsFlag(field) && lender.notStated.includes(field) ? '' : (lender[field] ?? '')));

/** Nothing stands for a blank field: it takes back what was stated. */
export function bodyOf(values: LenderValues): components['schemas']['CreateLenderRequest'] {
  const stated: Partial<Record<LenderField, string | null>> = {};
  for (const field of LENDER_FIELDS) stated[field] = values[field].trim() || null;
  return { ...stated, name: values.name.trim(), productTypes: values.productTypes.trim() };
}

const REQUIRED: Partial<LenderValues> = {
  name: 'Lender name is required',
  productTypes: 'Product types are required',
};

export const missingIn = (values: LenderValues): Partial<LenderValues> =>
  Object.fromEntries(
    Object.entries(REQUIRED).filter(([field]) => values[field as LenderField].trim() === ''),
  );

/** A field that two people changed to different things: what this one wrote, and what the other one saved. */
export interface Clash {
  field: LenderField;
  mine: string;
  theirs: string;
}

interface Merged {
  /** Mine where I changed something, theirs elsewhere. */
  values: LenderValues;
  clashes: readonly Clash[];
  /** What the other one changed and this one did not touch. */
  taken: readonly LenderField[];
}

/** Puts what two people made of the same lender together, so that neither version is lost. */
export function merge(read: LenderValues, mine: LenderValues, theirs: LenderValues): Merged {
  const changedByMe = LENDER_FIELDS.filter((field) => mine[field].trim() !== read[field]);
  const changedByThem = LENDER_FIELDS.filter((field) => theirs[field] !== read[field]);
  return {
    values: each((field) => (changedByMe.includes(field) ? mine : theirs)[field]),
    clashes: changedByThem
      .filter((field) => changedByMe.includes(field) && mine[field].trim() !== theirs[field])
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
    taken: changedByThem.filter((field) => !changedByMe.includes(field)),
  };
}
