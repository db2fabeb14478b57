import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Hold, HoldSubject } from '../../domain/hold.js';

export const HOLD_STATUSES = ['current', 'ended'] as const;
export type HoldStatus = (typeof HOLD_STATUSES)[number];

export interface HoldListRequest extends ListRequest<OrderByAge> {
  readonly subjectType?: HoldSubject;
  readonly subjectId?: string;
  readonly status?: HoldStatus;
}

export const HOLD_FIELDS = [
  'id',
  'subjectType',
  'subjectId',
  'reason',
  'placedAt',
  'endsOn',
  'endedAt',
] as const;

export interface HoldView extends ViewOf<Hold, (typeof HOLD_FIELDS)[number]> {
  readonly status: HoldStatus;
  readonly placedBy: Owner | null;
  /** The record's name: a company or a person; null if it was deleted. */
  readonly subjectName: string | null;
}

export abstract class HoldViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: HoldListRequest): Promise<Page<HoldView>>;
  /** @throws HoldNotFound */
  abstract one(id: string): Promise<HoldView>;
}
