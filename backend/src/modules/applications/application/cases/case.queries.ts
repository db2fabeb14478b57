import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Answers, OptionalAnswer } from '#kernel/lending/answers.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { StoredMatch } from '../../domain/stored-matches.js';

export const CASE_ORDERS = ['newest', 'oldest', 'company', '-company', 'status', '-status'] as const;
export type CaseOrder = (typeof CASE_ORDERS)[number];

export interface CaseListRequest extends ListRequest<CaseOrder> {
  /**
   * Part of the company's name, the contact's name, the email address, the company number or the partner's reference.
   */
  readonly q?: string;
  readonly status?: ApplicationStatus;
  /** A slug or a partner's label: matches cases whose funding type has one of the same products. */
  readonly fundingType?: string;
  /** The partner's own reference, exactly. */
  readonly externalReference?: string;
  /** ISO 8601: only cases with a change or an event at this time or later. */
  readonly updatedSince?: string;
}

/** The answers that a case has as fields. */
export const CASE_ANSWERS = [
  'companyName',
  'contactName',
  'email',
  'phone',
  'fundingType',
  'amount',
  'tradingHistory',
] as const;

export const CASE_FIELDS = [
  'id',
  'status',
  'stage',
  'assignedLender',
  'clientConsentAt',
  'externalReference',
  'viaLink',
  'duplicateOf',
  'createdAt',
  'updatedAt',
] as const;

/** Progress of a case, without the terms of offers and the names of lenders that were not accepted. */
export interface CaseProgress {
  readonly stage: Stage;
  /** The number of lenders that received the details. */
  readonly lendersAsked: number;
  /** The number of offers received, without those that lenders withdrew. */
  readonly offers: number;
  /** The completion date in London; null if not completed. */
  readonly completedOn: string | null;
  readonly drawnPence: number | null;
}

/** The member of staff who handles a case. */
export interface CaseHandler {
  readonly name: string;
  /** Null if they have entered none: the firm's number is theirs. */
  readonly phone: string | null;
}

/** A partner's case, as the partner sees it. */
export interface CaseView
  extends
    Pick<Answers, (typeof CASE_ANSWERS)[number]>,
    ViewOf<FundingApplication, (typeof CASE_FIELDS)[number]> {
  /** The partner's own notes. */
  readonly notes: string | null;
  readonly introducerId: string;
  readonly progress: CaseProgress;
}

export const TIMELINE_KINDS = [
  'submitted',
  'status',
  'lender',
  'lender_asked',
  'lender_declined',
  'offer_came',
  'offer_accepted',
  'completed',
  'completion_reversed',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
export const TIMELINE_ACTORS = ['you', 'api', 'client', 'broker', 'system'] as const;
export type TimelineActor = (typeof TIMELINE_ACTORS)[number];

/** An event of a case. */
export interface TimelineEntry {
  readonly at: string;
  readonly what: TimelineKind;
  /** The previous status or lender; null if there was none. */
  readonly from: string | null;
  /** The new status or lender; lenders that were only asked, or whose offer is not accepted, are not named. */
  readonly to: string | null;
  /** The reason for the status, if the broker gave one. */
  readonly reason: string | null;
  readonly by: TimelineActor;
}

/** A fact-find question without a field of its own in a case, with its answer as typed. */
export interface FurtherAnswer {
  /** Its field name: 'businessSector'. */
  readonly name: OptionalAnswer;
  readonly question: string;
  readonly answer: string;
}

export interface CaseDetails extends CaseView {
  /** Null while no one of the staff owns the case. */
  readonly handler: CaseHandler | null;
  /** Other answers of the submission. Empty for a case from the partner's link: those answers are the client's. */
  readonly furtherAnswers: readonly FurtherAnswer[];
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** The matching lenders at submission, best first. */
  readonly matches: readonly StoredMatch[];
}

export interface CasesOfMonth extends Readonly<Record<ApplicationStatus, number>> {
  /** The month in London: '2026-11'. */
  readonly month: string;
}

export interface CaseSummary {
  readonly total: number;
  /** Submitted in the current month in London. */
  readonly thisMonth: number;
  readonly approved: number;
  readonly rejected: number;
  /** Currently approved or rejected. */
  readonly decided: number;
  /** From submission to the first decision; null if none was decided. */
  readonly medianDecisionMinutes: number | null;
  /** The last twelve months, this one last, by submission date and current status. */
  readonly months: readonly CasesOfMonth[];
}

/** A partner's view of its own cases; other partners' cases do not exist for it. */
export abstract class CaseQueries {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(introducerId: string, request: CaseListRequest): Promise<Page<CaseView>>;
  /** All pages, one at a time. */
  abstract all(introducerId: string, request: CaseListRequest): AsyncIterable<readonly CaseView[]>;
  /** @throws ApplicationNotFound */
  abstract find(introducerId: string, id: string): Promise<CaseView>;
  /** @throws ApplicationNotFound */
  abstract details(introducerId: string, id: string): Promise<CaseDetails>;
  abstract summary(introducerId: string): Promise<CaseSummary>;
  /** The last actor on a case. */
  abstract lastActor(id: string): Promise<TimelineActor>;
}
