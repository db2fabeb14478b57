import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { CommissionQuestion } from '../../domain/commission-question.js';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';

/** How far a line has come: an offer that may pay, earned and not due yet, due, on a statement, or paid. */
export const LINE_STATES = ['expected', 'earned', 'due', 'on_statement', 'paid'] as const;
export type LineState = (typeof LINE_STATES)[number];

export interface LineSelection extends ListRequest<OrderByAge> {
  /** Part of the company's name. */
  readonly q?: string | undefined;
  readonly introducerId?: string | undefined;
  readonly applicationId?: string | undefined;
  readonly statementId?: string | undefined;
  readonly state?: LineState | undefined;
}

export const QUESTION_FIELDS = ['id', 'question', 'askedAt', 'answer', 'answeredAt'] as const;

export const LINE_FIELDS = [
  'id',
  'introducerId',
  'applicationId',
  'submissionId',
  'kind',
  'statementId',
  'createdAt',
] as const;

/** A question of the partner about a line; answer and its time are null until it is answered. */
export type LineQuestion = ViewOf<CommissionQuestion, (typeof QUESTION_FIELDS)[number]>;

/** As staff see it. */
export type StaffLineQuestion = LineQuestion & {
  /** Null until it is answered, and where that member of staff is gone. */
  readonly answeredBy: Owner | null;
  /** ISO 8601, UTC: when it was answered, or asked. */
  readonly updatedAt: string;
};

/** An entry of the ledger, or what an offer that stands would make one. */
export type Line = ViewOf<LedgerEntry, (typeof LINE_FIELDS)[number]> & {
  readonly state: LineState;
  /** Net. Null where it is expected and depends on what the lender pays the broker. */
  readonly amountPence: number | null;
  readonly vatPence: number | null;
  readonly how: string;
  /** Null where it is expected. */
  readonly earnedOn: string | null;
  readonly dueOn: string | null;
  /** Of the case; null where it is about none, or its case is gone. */
  readonly companyName: string | null;
  /** Oldest first. Those about what was expected of a case stay with what it earned. */
  readonly questions: readonly LineQuestion[];
};

/** As staff see it. */
export type StaffLine = Line & {
  /** The company of the partner. */
  readonly introducerName: string;
  readonly createdBy: Owner | null;
  /** What can still be clawed back of it. */
  readonly leftPence: number;
  readonly questions: readonly StaffLineQuestion[];
};

/** Net, in whole pence. */
export interface LedgerSummary {
  /** Of offers whose commission is known; in no sum with the others. */
  readonly expected: number;
  readonly earned: number;
  readonly due: number;
  readonly onStatement: number;
  readonly paid: number;
  readonly paidThisTaxYear: number;
  /** What became earned in each of the last twelve months, oldest first; clawbacks and adjustments with their own. */
  readonly months: readonly { readonly month: string; readonly earnedPence: number }[];
}

export abstract class LedgerViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: LineSelection): Promise<Page<StaffLine>>;
  /** The same for the partner, without names of the staff. */
  abstract pageOf(introducerId: string, selection: LineSelection): Promise<Page<Line>>;
  /** Null where there is none. */
  abstract find(id: string): Promise<StaffLine | null>;
  /**
   * For the partner whose line it is.
   * @throws EntryNotFound
   */
  abstract oneOf(introducerId: string, id: string): Promise<Line>;
  /** @throws EntryNotFound */
  abstract one(id: string): Promise<StaffLine>;
  /** @throws QuestionNotFound */
  abstract question(id: string): Promise<StaffLineQuestion>;
  abstract summary(introducerId: string): Promise<LedgerSummary>;
}
