import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { ChosenRecord, DataRequest, DataRequestKind } from '../../domain/data-request.js';

export const DATA_REQUEST_STATUSES = ['open', 'closed'] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** Whether its deadline awaits identity or fee, is paused, runs, or has ended with the answer. */
export const CLOCK_STATES = ['waiting', 'paused', 'running', 'closed'] as const;
export type ShownClock = (typeof CLOCK_STATES)[number];

export interface DataRequestListRequest extends ListRequest<OrderByAge> {
  readonly q?: string;
  readonly kind?: DataRequestKind;
  readonly status?: DataRequestStatus;
}

export const DATA_REQUEST_FIELDS = [
  'id',
  'reference',
  'kind',
  'name',
  'email',
  'phone',
  'requestedBy',
  'receivedOn',
  'identityConfirmedOn',
  'identityCheckedBy',
  'authorityConfirmedOn',
  'feePence',
  'feePaidOn',
  'pauses',
  'dueOn',
  'records',
  'outcome',
  'closedOn',
  'letter',
  'notes',
  'createdAt',
  'updatedAt',
] as const;

/** A chosen record in its current state; nulls if it was erased or deleted. */
export interface ShownRecord extends ChosenRecord {
  readonly name: string | null;
  readonly company: string | null;
  /** ISO 8601. */
  readonly at: string | null;
}

/** A request as stored. */
export interface StoredDataRequest extends ViewOf<DataRequest, (typeof DATA_REQUEST_FIELDS)[number]> {
  readonly owner: Owner | null;
  readonly status: DataRequestStatus;
  readonly clock: ShownClock;
}

/** A request as staff see it. */
export interface DataRequestView extends Omit<StoredDataRequest, 'records'> {
  readonly records: readonly ShownRecord[];
  /** A date in London; null once identity is confirmed or the request is closed. */
  readonly identityDueOn: string | null;
  /** The due date if identity is confirmed on that date; a date in London. */
  readonly latestDueOn: string | null;
}

export abstract class DataRequestViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: DataRequestListRequest): Promise<Page<DataRequestView>>;
  /** @throws DataRequestNotFound */
  abstract one(id: string): Promise<DataRequestView>;
}
