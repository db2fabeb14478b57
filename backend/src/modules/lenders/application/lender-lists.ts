import type { ListRequest, Page } from '#shared/application/list.js';
import type { LenderView } from './lender-view.js';

export const LENDER_ORDERS = ['newest', 'oldest', 'name', '-name'] as const;
export type LenderOrder = (typeof LENDER_ORDERS)[number];

export interface LenderListRequest extends ListRequest<LenderOrder> {
  /** Part of a name, compared as names are. */
  readonly q?: string;
  readonly isActive?: 'true' | 'false';
}

export abstract class LenderLists {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: LenderListRequest): Promise<Page<LenderView>>;
}
