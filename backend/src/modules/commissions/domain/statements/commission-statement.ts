import { InvalidInput } from '#kernel/errors.js';
import { StatementNotApproved, StatementNotDraft, StatementPaid } from '../errors.js';
import type { Amounts } from '../ledger/ledger-entry.js';

export const STATEMENT_STATES = ['draft', 'approved', 'paid'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

export interface StatementPayment {
  /** A date in London: '2026-03-12'. */
  readonly paidOn: string;
  readonly reference: string;
}

/** A payment to a partner: the ledger entries due by the end of a month. */
export class CommissionStatement {
  readonly id: string;
  /** From the firm's series: '2026-0001'. Null until it is approved. */
  number: string | null = null;
  readonly introducerId: string;
  /** '2026-03' */
  readonly month: string;
  state: StatementState = 'draft';
  netPence = 0;
  vatPence = 0;
  approvedAt: Date | null = null;
  /** The administrator's id. */
  approvedBy: string | null = null;
  paidOn: string | null = null;
  paymentReference: string | null = null;
  readonly createdAt: Date;
  updatedAt: Date;

  private constructor(id: string, introducerId: string, month: string, at: Date) {
    this.id = id;
    this.introducerId = introducerId;
    this.month = month;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static draft(id: string, introducerId: string, month: string, at: Date): CommissionStatement {
    return new CommissionStatement(id, introducerId, month, at);
  }

  get totalPence(): number {
    return this.netPence + this.vatPence;
  }

  /** Adds the totals of entries to it. */
  add({ amountPence, vatPence }: Amounts, at: Date): void {
    this.netPence += amountPence;
    this.vatPence += vatPence;
    this.updatedAt = at;
  }

  /** @throws StatementNotDraft */
  checkDraft(): void {
    if (this.state !== 'draft') throw new StatementNotDraft(this.number);
  }

  /** After approval only the payment can be recorded. */
  approve(number: string, by: string, at: Date): void {
    this.checkDraft();
    this.number = number;
    this.state = 'approved';
    this.approvedAt = at;
    this.approvedBy = by;
    this.updatedAt = at;
  }

  /** @throws StatementNotApproved, StatementPaid, InvalidInput for a future date */
  pay({ paidOn, reference }: StatementPayment, { at, today }: { at: Date; today: string }): void {
    if (this.state === 'draft') throw new StatementNotApproved();
    if (this.paidOn !== null) throw new StatementPaid(this.number, this.paidOn);
    if (paidOn > today) throw new InvalidInput([{ field: 'paidOn', message: 'This date is in the future' }]);
    this.state = 'paid';
    this.paidOn = paidOn;
    this.paymentReference = reference;
    this.updatedAt = at;
  }
}

/** 2026 and 1 → '2026-0001' */
export const statementNumber = (year: number, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;
