import type { ListRequest, Page } from '#platform/application/list.js';
import type { LeadStatus } from '../domain/lead.js';
import type { LeadView } from './lead-view.js';

export const LEAD_ORDERS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'company',
  '-company',
  'status',
  '-status',
] as const;
export type LeadOrder = (typeof LEAD_ORDERS)[number];

export interface LeadListRequest extends ListRequest<LeadOrder> {
  /** Part of a name, an address, a number, a company or the notes. */
  readonly q?: string;
  readonly status?: LeadStatus;
}

/** The leads of a single partner. */
export abstract class LeadViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(introducerId: string, request: LeadListRequest): Promise<Page<LeadView>>;
  /** All matching leads, in batches. */
  abstract all(introducerId: string, request: LeadListRequest): AsyncIterable<readonly LeadView[]>;
  /** @throws LeadNotFound */
  abstract one(introducerId: string, id: string): Promise<LeadView>;
}
