import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { FieldError } from '#kernel/errors.js';
import type { LenderTexts } from '#kernel/lending/lender-texts.js';
import type { Lender } from '../domain/lender.js';

export const LENDER_VIEW_FIELDS = ['id', 'createdAt', 'updatedAt', 'confirmedAt', 'notStated'] as const;

/** A lender as other modules see it: the specification's 25 fields, text as text. */
export type LenderView = LenderTexts & ViewOf<Lender, (typeof LENDER_VIEW_FIELDS)[number]>;

export const lenderView = (lender: Lender): LenderView => ({
  ...viewOf(lender, LENDER_VIEW_FIELDS),
  ...lender.texts,
});

/** The saved lender, with what the matching rule cannot read in it. */
export type SavedLender = LenderView & { readonly warnings: readonly FieldError[] };
