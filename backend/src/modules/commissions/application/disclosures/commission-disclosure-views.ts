import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';

export const DISCLOSURE_FIELDS = [
  'id',
  'applicationId',
  'version',
  'text',
  'sha256',
  'offers',
  'openedAt',
  'acknowledgedAt',
  'acknowledgedBy',
  'awaitsSending',
  'outOfDateSince',
  'createdAt',
] as const;

/** A disclosure as staff see it. */
export type DisclosureView = ViewOf<CommissionDisclosure, (typeof DISCLOSURE_FIELDS)[number]> & {
  /** When a newer one superseded it; null for the newest. */
  readonly supersededAt: string | null;
  readonly createdBy: Owner | null;
};

export abstract class CommissionDisclosureViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(applicationId: string, request: ListRequest<OrderByAge>): Promise<Page<DisclosureView>>;
  /** @throws DisclosureNotFound */
  abstract one(id: string): Promise<DisclosureView>;
}
