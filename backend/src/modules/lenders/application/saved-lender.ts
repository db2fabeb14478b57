import type { FieldError } from '#shared/domain/errors.js';
import type { Lender } from '../domain/lender.js';
import type { LenderView } from './lender-view.js';

/** A lender as it is now, with what the matching rule will not be able to read in it. */
export type SavedLender = LenderView & { readonly warnings: readonly FieldError[] };

export const viewOf = (lender: Lender): LenderView => ({
  id: lender.id,
  ...lender.texts,
  createdAt: lender.createdAt.toISOString(),
  updatedAt: lender.updatedAt.toISOString(),
  confirmedAt: lender.confirmedAt?.toISOString() ?? null,
  notStated: lender.notStated,
});
