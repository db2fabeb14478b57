import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ViewOf } from '#platform/application/view.js';
import type { CommissionStatement, StatementState } from '../../domain/statements/commission-statement.js';
import type { Line, StaffLine } from '../ledger/ledger-views.js';

export interface StatementSelection extends ListRequest<OrderByAge> {
  /** Part of the number, the payment’s reference or the partner’s name. */
  readonly q?: string | undefined;
  readonly introducerId?: string | undefined;
  readonly state?: StatementState | undefined;
  readonly month?: string | undefined;
}

export const STATEMENT_FIELDS = [
  'id',
  'number',
  'introducerId',
  'month',
  'state',
  'netPence',
  'vatPence',
  'approvedAt',
  'paidOn',
  'paymentReference',
  'createdAt',
  'updatedAt',
] as const;

export type StatementView = ViewOf<CommissionStatement, (typeof STATEMENT_FIELDS)[number]> & {
  readonly totalPence: number;
  /** The partner's company name. */
  readonly introducerName: string;
};

export type StaffStatementView = StatementView & {
  /** The administrator. */
  readonly approvedBy: Owner | null;
};

export type StatementInFull<View extends StatementView = StatementView, Entry extends Line = Line> = View & {
  /** Oldest first. */
  readonly entries: readonly Entry[];
};

export type StaffStatementInFull = StatementInFull<StaffStatementView, StaffLine>;

export abstract class StatementViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: StatementSelection): Promise<Page<StaffStatementView>>;
  /** A page of a partner's own statements, without drafts. */
  abstract pageOf(introducerId: string, selection: StatementSelection): Promise<Page<StatementView>>;
  /** @throws StatementNotFound */
  abstract one(id: string): Promise<StaffStatementInFull>;
  /** @throws StatementNotFound, also for a draft */
  abstract oneOf(introducerId: string, id: string): Promise<StatementInFull>;
}
