import type { LenderField, LenderFieldKind } from '#kernel/lending/lender-fields.js';

/** How the cells of a column are read: as what the field holds, or as something that says more than one field. */
export type ColumnKind =
  LenderFieldKind | 'amount-range' | 'ltv-range' | 'contact' | 'product-tick' | 'ignored';

/** A unit in the header ('Min (£k)') is meant for the bare numbers below it. */
export type Unit = 'thousands' | 'millions' | 'years' | 'months' | 'percent' | 'ratio';

export interface Column {
  readonly fields: readonly LenderField[];
  readonly reading: ColumnKind;
  readonly units: readonly Unit[];
  /** The product whose column this is, where products are columns with ticks. */
  readonly product?: string;
  /** It is of a kind of that product, so that a no denies no more than the kind: 'Regulated bridging'. */
  readonly isKindOfProduct?: boolean;
}
