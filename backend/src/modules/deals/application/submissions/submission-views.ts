import type { DatedCause } from '#modules/tasks/public.js';
import type { ListRequest, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { OfferView } from '../offers/offer-views.js';
import type { Completion } from '../../domain/completion.js';
import type { SubmissionLender } from '../../domain/lender-record.js';
import type { LenderSubmission } from '../../domain/lender-submission.js';
import type { SubmissionState } from '../../domain/submission-moves.js';

export const SUBMISSION_ORDERS = ['newest', 'oldest', 'moved', '-moved'] as const;
export type SubmissionOrder = (typeof SUBMISSION_ORDERS)[number];

/** Filters for submissions; undefined filters match everything. */
export interface SubmissionSelection extends ListRequest<SubmissionOrder> {
  readonly applicationId?: string | undefined;
  /** Part of the company's name or of the lender's reference. */
  readonly q?: string | undefined;
  readonly state?: SubmissionState | undefined;
  /** A lender's id, or the name on the submission. */
  readonly lender?: string | undefined;
  /** The owner of the case; null for unassigned. */
  readonly ownerId?: string | null | undefined;
  readonly product?: ProductKey | undefined;
  /** Without a status change since then. */
  readonly movedBy?: Date | undefined;
}

export const SUBMISSION_FIELDS = [
  'id',
  'applicationId',
  'state',
  'reference',
  'notes',
  'sentAt',
  'sentVia',
  'decidedAt',
  'reasonCode',
  'reason',
  'movedAt',
  'createdAt',
  'updatedAt',
] as const;

export const COMPLETION_FIELDS = [
  'completedOn',
  'drawnPence',
  'brokerCommissionPence',
  'facilityReference',
  'endsOn',
  'redeemedOn',
] as const;

/** A completion as staff see it. */
export type CompletionView = ViewOf<Completion, (typeof COMPLETION_FIELDS)[number]>;

/** A submission as staff see it. */
export type SubmissionView = ViewOf<LenderSubmission, (typeof SUBMISSION_FIELDS)[number]> & {
  readonly lender: SubmissionLender;
  readonly companyName: string;
  /** The owner of the case. */
  readonly owner: Owner | null;
  /** The products of the case. */
  readonly products: readonly ProductKey[];
  /** Oldest first. */
  readonly offers: readonly OfferView[];
  /** Null unless it is completed. */
  readonly completion: CompletionView | null;
};

export abstract class SubmissionViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: SubmissionSelection): Promise<Page<SubmissionView>>;
  /** @throws SubmissionNotFound */
  abstract one(id: string): Promise<SubmissionView>;
  /** Submissions whose lender has had the details since this date in London or longer, without an answer. */
  abstract unansweredSince(day: string): Promise<readonly DatedCause[]>;
}
