import type { FieldError } from '#shared/domain/errors.js';
import { viewOf } from '#shared/application/view.js';
import type { Lender } from '../domain/lender.js';
import { LENDER_VIEW_FIELDS, type LenderView } from './lender-view.js';

/** A lender as it is now, with what the matching rule will not be able to read in it. */
export type SavedLender = LenderView & { readonly warnings: readonly FieldError[] };

export const lenderView = (lender: Lender): LenderView => ({
  ...viewOf(lender, LENDER_VIEW_FIELDS),
  ...lender.texts,
});
