import type { LenderField } from '#shared/domain/lender-fields.js';

/** How the cells of a column are read. */
export type Reading =
  | 'name'
  | 'text'
  | 'list'
  | 'products'
  | 'rate'
  | 'min-amount'
  | 'max-amount'
  | 'amount-range'
  | 'months'
  | 'score'
  | 'min-ltv'
  | 'max-ltv'
  | 'ltv-range'
  | 'flag'
  | 'active'
  | 'email'
  | 'phone'
  | 'contact'
  | 'website'
  | 'product-tick';

/** A unit in the header ('Min (£k)') is meant for the bare numbers below it. */
export type Unit = 'thousands' | 'millions' | 'years' | 'months' | 'percent' | 'ratio';

export interface Column {
  readonly fields: readonly LenderField[];
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** The product whose column this is, where products are columns with ticks. */
  readonly product?: string;
}
