import type { DatedCause } from '#modules/tasks/public.js';
import type { ListRequest, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Receivable, ReceivableReceipt, ReceivableState } from '../../domain/receivables/receivable.js';

export const RECEIVABLE_ORDERS = ['newest', 'oldest', 'expected', '-expected'] as const;
export type ReceivableOrder = (typeof RECEIVABLE_ORDERS)[number];

/** Filters; an undefined one matches everything. */
export interface ReceivableSelection extends ListRequest<ReceivableOrder> {
  /** Part of the company's or the lender's name, or of a payment's reference. */
  readonly q?: string | undefined;
  readonly state?: ReceivableState | undefined;
  /** A lender's id, or the name in its receivables. */
  readonly lender?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly applicationId?: string | undefined;
}

export const RECEIVABLE_FIELDS = [
  'id',
  'applicationId',
  'submissionId',
  'origin',
  'expectedPence',
  'expectedOn',
  'receivedPence',
  'openPence',
  'state',
  'cancelledAt',
  'createdAt',
  'updatedAt',
] as const;

export const RECEIPT_FIELDS = ['id', 'receivedPence', 'receivedOn', 'reference', 'createdAt'] as const;

/** Who did something that is to be explained, when and why. */
interface Explained {
  readonly reason: string;
  readonly at: string;
  readonly by: Owner | null;
}

/** A payment; its reversal is part of it. */
export type ReceiptView = ViewOf<ReceivableReceipt, (typeof RECEIPT_FIELDS)[number]> & {
  readonly createdBy: Owner | null;
  /** Null unless it was recorded by mistake. */
  readonly reversal: Explained | null;
};

/** A receivable, as staff see it. */
export type ReceivableView = ViewOf<Receivable, (typeof RECEIVABLE_FIELDS)[number]> & {
  readonly lender: { readonly id: string | null; readonly name: string };
  /** The case's company; null once it is deleted. */
  readonly companyName: string | null;
  readonly writtenOffPence: number;
  readonly isOverdue: boolean;
  /** Oldest first. */
  readonly receipts: readonly ReceiptView[];
  /** Null if it was not written off. */
  readonly writeOff: Explained | null;
};

/** What one lender owes in total, in whole pence. */
export interface LenderReceivables {
  readonly lender: ReceivableView['lender'];
  readonly openPence: number;
  /** The overdue part. */
  readonly overduePence: number;
  readonly receivedPence: number;
  readonly writtenOffPence: number;
}

export abstract class ReceivableViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: ReceivableSelection): Promise<Page<ReceivableView>>;
  /** All pages, one at a time. */
  abstract all(selection: ReceivableSelection): AsyncIterable<readonly ReceivableView[]>;
  /** @throws ReceivableNotFound */
  abstract one(id: string): Promise<ReceivableView>;
  /** A total for each lender with receivables, the largest first. */
  abstract byLender(): Promise<readonly LenderReceivables[]>;
  /** Open receivables that were expected by this date in London, each with its lender. */
  abstract expectedBy(day: string): Promise<readonly DatedCause[]>;
}
