import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Answers, OptionalAnswer } from '#kernel/lending/answers.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { StoredMatch } from '../../domain/stored-matches.js';

export const CASE_ORDERS = ['newest', 'oldest', 'company', '-company', 'status', '-status'] as const;
export type CaseOrder = (typeof CASE_ORDERS)[number];

export interface CaseListRequest extends ListRequest<CaseOrder> {
  /** Part of the company's name, the contact's name, the e-mail address, the company number or the partner's reference. */
  readonly q?: string;
  readonly status?: ApplicationStatus;
  /** A slug or a partner's label: cases whose funding type stands for one of the same products. */
  readonly fundingType?: string;
}

/** The answers that a case has fields for. */
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

/** How far a case has come, without the terms of offers and the names of lenders that were not accepted. */
export interface CaseProgress {
  readonly stage: Stage;
  /** How many lenders were sent the details. */
  readonly lendersAsked: number;
  /** How many offers came; those that lenders took back are left out. */
  readonly offers: number;
  /** The day in London on which the money was drawn; null while it is not. */
  readonly completedOn: string | null;
  readonly drawnPence: number | null;
}

/** A partner's case, as the partner sees it. */
export interface CaseView
  extends
    Pick<Answers, (typeof CASE_ANSWERS)[number]>,
    ViewOf<FundingApplication, (typeof CASE_FIELDS)[number]> {
  /** The partner's own. */
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

/** Something that happened to a case. */
export interface TimelineEntry {
  readonly at: string;
  readonly what: TimelineKind;
  /** The status or the lender before; null where there was none. */
  readonly from: string | null;
  /** The status or the lender since; no lender is named that was only asked, or whose offer is not accepted. */
  readonly to: string | null;
  /** Why the status moved, where the broker said so. */
  readonly reason: string | null;
  readonly by: TimelineActor;
}

/** A question of the fact-find that a case has no field of its own for, in words, and its answer as typed. */
export interface FurtherAnswer {
  /** What it was sent as: 'businessSector'. */
  readonly name: OptionalAnswer;
  readonly question: string;
  readonly answer: string;
}

export interface CaseDetails extends CaseView {
  /** What else was sent with it. None of a case that came by the partner's link: those answers are the client's. */
  readonly furtherAnswers: readonly FurtherAnswer[];
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** The lenders that matched when the case was submitted, best first. */
  readonly matches: readonly StoredMatch[];
}

export interface CasesOfMonth extends Readonly<Record<ApplicationStatus, number>> {
  /** '2026-11', as calendars in London had it. */
  readonly month: string;
}

export interface CaseSummary {
  readonly total: number;
  /** Submitted in the calendar month that it is in London. */
  readonly thisMonth: number;
  readonly approved: number;
  readonly rejected: number;
  /** Approved or rejected as they stand. */
  readonly decided: number;
  /** Between the submission and the first decision; null while none was decided. */
  readonly medianDecisionMinutes: number | null;
  /** The last twelve months, this one last, by when cases were submitted and how they stand. */
  readonly months: readonly CasesOfMonth[];
}

/** What a partner may see of its own cases; to it, the cases of others are none. */
export abstract class CaseQueries {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(introducerId: string, request: CaseListRequest): Promise<Page<CaseView>>;
  /** All of them, some at a time. */
  abstract all(introducerId: string, request: CaseListRequest): AsyncIterable<readonly CaseView[]>;
  /** @throws ApplicationNotFound */
  abstract find(introducerId: string, id: string): Promise<CaseView>;
  /** @throws ApplicationNotFound */
  abstract details(introducerId: string, id: string): Promise<CaseDetails>;
  abstract summary(introducerId: string): Promise<CaseSummary>;
  /** Who last did something to a case. */
  abstract lastActor(id: string): Promise<TimelineActor>;
}
