import type { LenderField, LenderFieldKind } from '#kernel/lending/lender-fields.js';

/** How a column's cells are read: as the field's kind, or as something with more than one field. */
export type ColumnKind =
  LenderFieldKind | 'amount-range' | 'ltv-range' | 'contact' | 'product-tick' | 'ignored';

/** A unit in the header ('Min (£k)') applies to bare numbers below it. */
export type Unit = 'thousands' | 'millions' | 'years' | 'months' | 'percent' | 'ratio';

export interface Column {
  readonly fields: readonly LenderField[];
  readonly reading: ColumnKind;
  readonly units: readonly Unit[];
  /** The product of a column of ticks. */
  readonly product?: string;
  /** Whether it is only a kind of that product, so that a no denies just the kind: 'Regulated bridging'. */
  readonly isKindOfProduct?: boolean;
}
