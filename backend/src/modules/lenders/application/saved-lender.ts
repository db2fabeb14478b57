import type { FieldError } from '#shared/domain/errors.js';
import type { Lender } from '../domain/lender.js';
import { LENDER_FIELDS, type LenderField } from '../domain/lender-fields.js';
import type { LenderView } from './lender-view.js';

/** A lender as it is now, with what the matching rule will not be able to read in it. */
export type SavedLender = LenderView & { readonly warnings: readonly FieldError[] };

export const viewOf = (lender: Lender): LenderView => ({
  id: lender.id,
  ...(Object.fromEntries(LENDER_FIELDS.map((field) => [field, lender[field]])) as Pick<Lender, LenderField>),
  createdAt: lender.createdAt.toISOString(),
  updatedAt: lender.updatedAt.toISOString(),
  notStated: lender.notStated,
});
