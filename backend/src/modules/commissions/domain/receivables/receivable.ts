import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { InvalidInput } from '#kernel/errors.js';
import { addDays } from '#kernel/time/london-time.js';
import { NothingLeftToWriteOff, ReceiptReversed, ReceivableCancelled } from '../errors.js';
import type { PayWhen } from '../ledger/commission-terms.js';

/**
 * How much a lender has paid: nothing, exactly what was expected, less, or more. 'written_off' if less was received
 * before it was written off, or cancelled with its completion.
 */
export const RECEIVABLE_STATES = ['open', 'received', 'short', 'over', 'written_off'] as const;
export type ReceivableState = (typeof RECEIVABLE_STATES)[number];

/** Opened by a completion, or by a payment beyond it, which is received immediately. */
export const RECEIVABLE_ORIGINS = ['completion', 'payment'] as const;
export type ReceivableOrigin = (typeof RECEIVABLE_ORIGINS)[number];

/** The usual time from completion to a lender's payment. */
const EXPECTED_AFTER_DAYS = 30;

interface Opening {
  /** Null only in demonstrations of earlier versions. */
  readonly completionId: string | null;
  readonly submissionId: string | null;
  readonly applicationId: string;
  readonly lender: { readonly id: string | null; readonly name: string };
  readonly expectedPence: number;
  /** Null for a payment beyond the completion, which draws nothing down. */
  readonly drawnPence: number | null;
  /** When the case's partner earns; null without a partner or terms. */
  readonly payWhen: PayWhen | null;
}

/** A lender's payment. Dates are in London: '2026-03-12'. */
export interface Payment {
  readonly receivedPence: number;
  readonly receivedOn: string;
  /** As on the bank statement. */
  readonly reference: string | null;
}

/** One payment by a lender, or the reversal of a mistyped one. Never changes. */
export interface ReceivableReceipt extends Payment {
  readonly id: string;
  readonly receivableId: string;
  /** The receipt that it reverses, with the amount negated; null for a payment. */
  readonly reversesId: string | null;
  /** Why it was reversed; null for a payment. */
  readonly reason: string | null;
  readonly createdAt: Date;
  /** The member of staff; null once deleted. */
  readonly createdBy: string | null;
}

/** A time with its date in London. */
interface Now {
  readonly at: Date;
  readonly today: string;
}

/**
 * What a lender owes the firm for a completion. The expected amount equals received plus open plus written off,
 * apart from payments beyond it.
 */
export class Receivable {
  readonly id: string;
  /** Null once the case is deleted, like the next two. */
  readonly applicationId: string | null;
  readonly submissionId: string | null;
  readonly completionId: string | null;
  /** The name stays if the lender is deleted. */
  readonly lenderId: string | null;
  readonly lenderName: string;
  readonly origin: ReceivableOrigin;
  /** Corrected by administrators. */
  expectedPence: number;
  readonly drawnPence: number | null;
  readonly payWhen: PayWhen | null;
  /** A date in London. */
  expectedOn: string;
  receivedPence = 0;
  /** The amount still to be received. */
  openPence!: number;
  state!: ReceivableState;
  writtenOffAt: Date | null = null;
  /** The administrator; null once deleted, and if it was not written off. */
  writtenOffBy: string | null = null;
  writeOffReason: string | null = null;
  /** When its completion was reversed; null if it was not. */
  cancelledAt: Date | null = null;
  readonly createdAt: Date;
  /** Also its version: a change based on an earlier one is stale. */
  updatedAt: Date;

  private constructor(id: string, opening: Opening, origin: ReceivableOrigin, expectedOn: string, at: Date) {
    this.id = id;
    this.applicationId = opening.applicationId;
    this.submissionId = opening.submissionId;
    this.completionId = opening.completionId;
    this.lenderId = opening.lender.id;
    this.lenderName = opening.lender.name;
    this.expectedPence = opening.expectedPence;
    this.drawnPence = opening.drawnPence;
    this.payWhen = opening.payWhen;
    this.origin = origin;
    this.expectedOn = expectedOn;
    this.createdAt = at;
    this.settle(at);
  }

  static byCompletion(id: string, opening: Opening, completedOn: string, at: Date): Receivable {
    return new Receivable(id, opening, 'completion', addDays(completedOn, EXPECTED_AFTER_DAYS), at);
  }

  /** For a payment beyond the completion; the payment itself is recorded separately. */
  static byPayment(id: string, opening: Opening, receivedOn: string, at: Date): Receivable {
    return new Receivable(id, opening, 'payment', receivedOn, at);
  }

  /** Identifies the task to chase the lender: another date is another cause. */
  get chase(): string {
    return `${this.id}:${this.expectedOn}`;
  }

  get writtenOffPence(): number {
    return Math.max(0, this.expectedPence - this.receivedPence - this.openPence);
  }

  expectOn(expectedOn: string, at: Date): FieldChanges<Receivable, 'expectedOn'> {
    const changes = changeFields<Receivable, 'expectedOn'>(this, ['expectedOn'], { expectedOn });
    if (changes.expectedOn) this.updatedAt = at;
    return changes;
  }

  /** @throws ReceivableCancelled */
  expectAmount(expectedPence: number, at: Date): FieldChanges<Receivable, 'expectedPence'> {
    if (this.cancelledAt) throw new ReceivableCancelled();
    const changes = changeFields<Receivable, 'expectedPence'>(this, ['expectedPence'], { expectedPence });
    if (changes.expectedPence) this.settle(at);
    return changes;
  }

  /**
   * A payment may be partial, complete or more, and may follow a write-off.
   * @throws ReceivableCancelled, InvalidInput for a future date
   */
  receive(
    id: string,
    { receivedPence, receivedOn, reference }: Payment,
    by: string | null,
    { at, today }: Now,
  ): ReceivableReceipt {
    if (this.cancelledAt) throw new ReceivableCancelled();
    if (receivedOn > today)
      throw new InvalidInput([{ field: 'receivedOn', message: 'This date is in the future' }]);
    this.receivedPence += receivedPence;
    this.settle(at);
    const payment = { receivedPence, receivedOn, reference, reversesId: null, reason: null };
    return { id, receivableId: this.id, ...payment, createdAt: at, createdBy: by };
  }

  /**
   * Reverses a mistyped payment. One beyond the completion was never owed, so nothing stays open for it.
   * @param before All receipts of this receivable
   * @throws ReceiptReversed
   */
  reverse(
    id: string,
    { id: reversesId, receivedPence, receivedOn, reference }: ReceivableReceipt,
    before: readonly ReceivableReceipt[],
    { reason, by, at }: { readonly reason: string; readonly by: string | null; readonly at: Date },
  ): ReceivableReceipt {
    if (before.some((earlier) => earlier.reversesId === reversesId)) throw new ReceiptReversed();
    this.receivedPence -= receivedPence;
    if (this.origin === 'payment') {
      this.expectedPence = this.receivedPence;
      this.cancelledAt ??= at;
    }
    this.settle(at);
    const payment = { receivedPence: -receivedPence, receivedOn, reference, reversesId, reason };
    return { id, receivableId: this.id, ...payment, createdAt: at, createdBy: by };
  }

  /** @throws NothingLeftToWriteOff */
  writeOff(reason: string, by: string, at: Date): void {
    if (this.openPence === 0) throw new NothingLeftToWriteOff();
    this.writtenOffAt = at;
    this.writtenOffBy = by;
    this.writeOffReason = reason;
    this.settle(at);
  }

  /** Its completion was reversed, so nothing more is expected. Keeps what was received. */
  cancel(at: Date): void {
    this.cancelledAt = at;
    this.settle(at);
  }

  private settle(at: Date): void {
    const left = Math.max(0, this.expectedPence - this.receivedPence);
    const isClosed = this.writtenOffAt !== null || this.cancelledAt !== null;
    this.openPence = isClosed ? 0 : left;
    const isGivenUp = isClosed && (left > 0 || this.receivedPence === 0);
    this.state = isGivenUp ? 'written_off' : stateOf(this.receivedPence, this.expectedPence);
    this.updatedAt = at;
  }
}

const stateOf = (receivedPence: number, expectedPence: number): ReceivableState => {
  if (receivedPence === expectedPence) return 'received';
  if (receivedPence > expectedPence) return 'over';
  return receivedPence === 0 ? 'open' : 'short';
};
