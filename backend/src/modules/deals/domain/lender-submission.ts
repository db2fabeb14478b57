import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { InvalidInput } from '#kernel/errors.js';
import type { ConsentState } from './consent-states.js';
import { LenderRecord, type SubmissionLender } from './lender-record.js';
import { ConsentMissing, SubmissionMoveNotAllowed } from './errors.js';
import { isClosedState, MOVES, type ManualState, type SubmissionState } from './submission-moves.js';

/** How the details were sent to the lender. */
export const SENT_VIA = ['portal', 'email', 'phone', 'pack'] as const;
export type SentVia = (typeof SENT_VIA)[number];

/** Reasons for a declined or withdrawn submission. */
export const REASON_CODES = [
  'affordability',
  'credit',
  'sector',
  'security',
  'trading_history',
  'amount',
  'documents',
  'policy',
  'client',
  'other_offer',
  'other',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** A status change as staff enter it. */
export interface MoveDetails {
  readonly reasonCode?: ReasonCode | undefined;
  readonly reason?: string | undefined;
  readonly sentVia?: SentVia | undefined;
}

/** A status change that was made. */
export interface Move {
  readonly from: SubmissionState;
  readonly to: SubmissionState;
}

const NOTE_FIELDS = ['reference', 'notes'] as const;
type NoteField = (typeof NOTE_FIELDS)[number];

/** One application sent to one lender. */
export class LenderSubmission extends LenderRecord {
  state: SubmissionState = 'draft';
  /** The lender's reference. */
  reference: string | null = null;
  /** The broker's internal notes. */
  notes: string | null = null;
  /** When the details were last sent to the lender; stays when the submission is reopened. */
  sentAt: Date | null = null;
  sentVia: SentVia | null = null;
  /** When the lender first offered or declined after that. */
  decidedAt: Date | null = null;
  reasonCode: ReasonCode | null = null;
  reason: string | null = null;
  /** Since when it has its state. */
  movedAt: Date;

  private constructor(id: string, applicationId: string, lender: SubmissionLender, at: Date) {
    super(id, applicationId, lender, at);
    this.movedAt = at;
  }

  static draft(id: string, applicationId: string, lender: SubmissionLender, at: Date): LenderSubmission {
    return new LenderSubmission(id, applicationId, lender, at);
  }

  get isLive(): boolean {
    return !isClosedState(this.state);
  }

  /** Whether its completion was reversed: only a reversal gives an accepted submission a reason. */
  get isReversed(): boolean {
    return this.state === 'accepted' && this.reasonCode !== null;
  }

  /** Undefined fields stay unchanged. */
  note(
    to: { readonly [Field in NoteField]?: string | null | undefined },
    at: Date,
  ): FieldChanges<this, NoteField> {
    const changes = changeFields<LenderSubmission, NoteField>(this, NOTE_FIELDS, to);
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    return changes;
  }

  /**
   * Sends the details to the lender, which requires the client's consent.
   * @throws SubmissionMoveNotAllowed, ConsentMissing
   */
  send(
    consent: { readonly state: ConsentState } | null,
    { reason, sentVia }: Omit<MoveDetails, 'reasonCode'>,
    at: Date,
  ): Move {
    this.check('sent');
    const state = consent?.state ?? null;
    if (state !== 'given') throw new ConsentMissing(this.lenderName, state);
    const move = this.enter('sent', at);
    this.explain(null, reason);
    this.sentVia = sentVia ?? this.sentVia;
    if (move.from !== 'info_requested') {
      this.sentAt = at;
      this.decidedAt = null;
    }
    return move;
  }

  /** @throws SubmissionMoveNotAllowed, InvalidInput for a missing reason */
  move(to: ManualState, { reasonCode, reason }: Omit<MoveDetails, 'sentVia'>, at: Date): Move {
    if (to === 'declined' && !reasonCode) throw missing('reasonCode', 'Choose why the lender declined');
    if (reasonCode === 'other' && isClosedState(to) && !reason?.trim())
      throw missing('reason', 'Describe the reason');
    const move = this.enter(to, at);
    this.explain((isClosedState(to) && reasonCode) || null, reason);
    if (to === 'declined') this.decidedAt ??= at;
    return move;
  }

  /** Returns null for another offer of the same lender, which changes no status. */
  offer(at: Date): Move | null {
    if (this.state === 'offered') return null;
    const move = this.enter('offered', at, ['sent', 'info_requested']);
    this.decidedAt ??= at;
    return move;
  }

  accept(at: Date): Move {
    return this.enter('accepted', at, ['offered']);
  }

  undoAcceptance(at: Date): Move {
    return this.enter('offered', at, ['accepted']);
  }

  complete(at: Date): Move {
    return this.enter('completed', at, ['accepted']);
  }

  reverseCompletion({ reasonCode, reason }: MoveDetails, at: Date): Move {
    if (!reasonCode) throw missing('reasonCode', 'Choose why the completion is reversed');
    if (reasonCode === 'other' && !reason?.trim()) throw missing('reason', 'Describe the reason');
    const move = this.enter('accepted', at, ['completed']);
    this.reasonCode = reasonCode;
    this.reason = reason?.trim() || null;
    return move;
  }

  /** A change to its completion makes it another version. */
  completionChanged(at: Date): void {
    this.updatedAt = at;
  }

  private explain(reasonCode: ReasonCode | null, reason: string | undefined): void {
    this.reasonCode = reasonCode;
    this.reason = reason?.trim() || null;
  }

  /** `after` restricts the table to changes that may follow this one. */
  private enter(to: SubmissionState, at: Date, after?: readonly SubmissionState[]): Move {
    const from = this.state;
    this.check(to, after);
    this.state = to;
    this.reasonCode = null;
    this.reason = null;
    this.movedAt = at;
    this.updatedAt = at;
    return { from, to };
  }

  private check(to: SubmissionState, after?: readonly SubmissionState[]): void {
    const allowed = MOVES[this.state];
    if (!allowed.includes(to) || (after && !after.includes(this.state)))
      throw new SubmissionMoveNotAllowed(this.state, allowed);
  }
}

const missing = (field: string, message: string): InvalidInput => new InvalidInput([{ field, message }]);

/** Lenders, by name, that declined a case and do not have it again since. */
export const declinedBy = (submissions: readonly LenderSubmission[]): readonly string[] => {
  const live = submissions.filter((one) => one.isLive);
  const declined = submissions.filter(
    ({ state, lender }) => state === 'declined' && !live.some((one) => one.isWith(lender)),
  );
  return [...new Set(declined.map(({ lenderName }) => lenderName))];
};

/** When details were last sent to a lender by any submission of one case; null if never. */
export const lastSentTo = (
  lender: SubmissionLender,
  submissions: readonly LenderSubmission[],
): Date | null => {
  const times = submissions.flatMap((one) =>
    one.isWith(lender) && one.sentAt !== null ? [one.sentAt.getTime()] : [],
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
};
