import type { ProductKey } from '#kernel/lending/product.js';
import type { ListRequest, Page } from '#platform/application/list.js';
import type { LenderView } from './lender-view.js';

export const LENDER_ORDERS = ['newest', 'oldest', 'name', '-name'] as const;
export type LenderOrder = (typeof LENDER_ORDERS)[number];

export const UNCONFIRMED_DAYS = ['30', '90', '365'] as const;
export type UnconfirmedDays = (typeof UNCONFIRMED_DAYS)[number];

export interface LenderListRequest extends ListRequest<LenderOrder> {
  /** Part of a name, ignoring spelling variants. */
  readonly q?: string;
  readonly isActive?: 'true' | 'false';
  /** A product that the lender offers. */
  readonly product?: ProductKey;
  /** Not confirmed for this many days. */
  readonly unconfirmedFor?: UnconfirmedDays;
}

export abstract class LenderViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: LenderListRequest): Promise<Page<LenderView>>;
  /** @throws LenderNotFound */
  abstract one(id: string): Promise<LenderView>;
  /** All matching lenders, in batches. */
  abstract all(request: Omit<LenderListRequest, 'limit' | 'cursor'>): AsyncIterable<readonly LenderView[]>;
}
