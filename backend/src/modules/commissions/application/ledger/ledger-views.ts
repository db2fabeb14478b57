import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { PartnerQuestion } from '../../domain/partner-question.js';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.js';

/** States of a line: expected from an offer, earned but not due, due, on a statement, or paid. */
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

/** A partner's question; answer and time are null until it is answered. */
export type LineQuestion = ViewOf<PartnerQuestion, (typeof QUESTION_FIELDS)[number]>;

/** As staff see it. */
export type StaffLineQuestion = LineQuestion & {
  /** Null until it is answered, and after that account's deletion. */
  readonly answeredBy: Owner | null;
  /** ISO 8601, UTC: when it was answered, or else asked. */
  readonly updatedAt: string;
};

/** A ledger entry, or the expected commission of an open offer. */
export type Line = ViewOf<LedgerEntry, (typeof LINE_FIELDS)[number]> & {
  readonly state: LineState;
  /** Net. Null if expected and dependent on what the lender pays the broker. */
  readonly amountPence: number | null;
  readonly vatPence: number | null;
  readonly how: string;
  /** Null if expected. */
  readonly earnedOn: string | null;
  readonly dueOn: string | null;
  /** The company of the case; null without a case, and after its deletion. */
  readonly companyName: string | null;
  /** Oldest first. Queries about expected commission stay with what the case earned. */
  readonly questions: readonly LineQuestion[];
};

/** As staff see it. */
export type StaffLine = Line & {
  /** The partner's company name. */
  readonly introducerName: string;
  readonly createdBy: Owner | null;
  /** What can still be clawed back of it. */
  readonly leftPence: number;
  readonly questions: readonly StaffLineQuestion[];
};

/** Net, in whole pence. */
export interface LedgerSummary {
  /** Commission of open offers, as far as it is known; in no other total. */
  readonly expected: number;
  /** How many cases have an open offer whose commission is not known yet. */
  readonly expectedUnknown: number;
  readonly earned: number;
  readonly due: number;
  /** The date in London on which the next statements are prepared, for what is due by the end of the month before. */
  readonly nextStatementOn: string;
  /** Whether staff are checking a statement that the partner cannot see yet. */
  readonly statementInPreparation: boolean;
  readonly onStatement: number;
  readonly paid: number;
  readonly paidThisTaxYear: number;
  /**
   * Commission earned in each of the last twelve months, oldest first; clawbacks and adjustments count in their own
   * month.
   */
  readonly months: readonly { readonly month: string; readonly earnedPence: number }[];
}

export abstract class LedgerViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: LineSelection): Promise<Page<StaffLine>>;
  /** A page of a partner's own entries, without names of staff. */
  abstract pageOf(introducerId: string, selection: LineSelection): Promise<Page<Line>>;
  /** Null if unknown. */
  abstract find(id: string): Promise<StaffLine | null>;
  /** For the line's own partner. @throws EntryNotFound */
  abstract oneOf(introducerId: string, id: string): Promise<Line>;
  /** @throws EntryNotFound */
  abstract one(id: string): Promise<StaffLine>;
  /** @throws QuestionNotFound */
  abstract question(id: string): Promise<StaffLineQuestion>;
  /** Partners' questions about a case itself, oldest first; those about its commission are with the lines. */
  abstract questionsOfCase(applicationId: string): Promise<readonly StaffLineQuestion[]>;
  /** The same, of one partner and without names of staff. */
  abstract ownQuestionsOfCase(introducerId: string, applicationId: string): Promise<readonly LineQuestion[]>;
  abstract summary(introducerId: string): Promise<LedgerSummary>;
}
