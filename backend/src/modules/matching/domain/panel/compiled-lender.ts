import type { AcceptsFlag, FieldOfKind } from '#kernel/lending/lender-fields.js';
import type { LenderCard, LenderLimits } from '#kernel/lending/lender-texts.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { TermList } from '#kernel/vocabulary/kinds.js';
import type { Reach } from '#kernel/vocabulary/places.js';

/** Null is 'not stated'. */
export type LenderFlags = Readonly<Record<AcceptsFlag, boolean | null>>;

/** Areas are null if none is stated. */
export type LenderLists = Readonly<
  Record<FieldOfKind<'property-types' | 'sectors'>, TermList> & Record<FieldOfKind<'areas'>, Reach | null>
>;

/** A lender parsed once into numbers and sets for comparison. */
export interface CompiledLender extends LenderLimits, LenderFlags, LenderLists {
  readonly card: LenderCard;
  readonly products: ReadonlySet<ProductKey>;
}
