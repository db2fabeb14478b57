import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Complaint, ComplaintKind, ComplaintStatus } from '../domain/complaint.js';

export interface ComplaintListRequest extends ListRequest<OrderByAge> {
  /** Part of the reference, of the complainant's name, company, email address or phone, or of the text. */
  readonly q?: string;
  readonly kind?: ComplaintKind;
  readonly status?: ComplaintStatus;
}

export const COMPLAINT_FIELDS = [
  'id',
  'reference',
  'kind',
  'name',
  'email',
  'phone',
  'company',
  'whatHappened',
  'wanted',
  'receivedOn',
  'product',
  'applicationId',
  'acknowledgedOn',
  'respondedOn',
  'outcome',
  'redressPence',
  'rootCause',
  'isVulnerable',
  'notes',
  'createdAt',
  'updatedAt',
] as const;

/** A complaint as stored, with its owner and the company of its application. */
export interface StoredComplaint extends ViewOf<Complaint, (typeof COMPLAINT_FIELDS)[number]> {
  readonly owner: Owner | null;
  readonly companyName: string | null;
}

/** A complaint as staff see it. */
export interface ComplaintView extends StoredComplaint {
  readonly status: ComplaintStatus;
  readonly acknowledgeBy: string;
  readonly respondBy: string | null;
}

export abstract class ComplaintViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: ComplaintListRequest): Promise<Page<ComplaintView>>;
  /** All complaints of a list, in batches. */
  abstract all(request: ComplaintListRequest): AsyncIterable<readonly ComplaintView[]>;
  /** @throws ComplaintNotFound */
  abstract one(id: string): Promise<ComplaintView>;
}
