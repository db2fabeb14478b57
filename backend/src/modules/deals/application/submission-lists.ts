import type { ListRequest, Page } from '#shared/application/list.js';
import type { ViewOf } from '#shared/application/view.js';
import type { OfferView } from './offer-lists.js';
import type { Completion } from '../domain/completion.js';
import type { LenderSubmission, SubmissionLender } from '../domain/lender-submission.js';

export const SUBMISSION_ORDERS = ['newest', 'oldest'] as const;
export type SubmissionOrder = (typeof SUBMISSION_ORDERS)[number];

/** Which submissions; what is undefined leaves nothing out. */
export interface SubmissionSelection extends ListRequest<SubmissionOrder> {
  readonly applicationId?: string | undefined;
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
] as const;

/** That the money was drawn, as staff see it. */
export type CompletionView = ViewOf<Completion, (typeof COMPLETION_FIELDS)[number]>;

/** A submission as staff see it. */
export type SubmissionView = ViewOf<LenderSubmission, (typeof SUBMISSION_FIELDS)[number]> & {
  readonly lender: SubmissionLender;
  readonly companyName: string;
  /** Oldest first. */
  readonly offers: readonly OfferView[];
  /** Null unless it is completed. */
  readonly completion: CompletionView | null;
};

export abstract class SubmissionLists {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: SubmissionSelection): Promise<Page<SubmissionView>>;
  /** @throws SubmissionNotFound */
  abstract one(id: string): Promise<SubmissionView>;
}
