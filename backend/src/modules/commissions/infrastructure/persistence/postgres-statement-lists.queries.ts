import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#shared/application/list.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { fieldsOf, ownerBy, type Fields } from '#shared/infrastructure/database/fields.js';
import { ID, PagedList } from '#shared/infrastructure/database/paged-list.js';
import { LedgerLists, type Line } from '../../application/ledger-lists.js';
import {
  STATEMENT_FIELDS,
  type StatementLists,
  type StaffStatementView,
  type StatementInFull,
  type StatementSelection,
  type StatementView,
} from '../../application/statement-lists.js';
import { StatementNotFound } from '../../domain/errors.js';
import { PARTNER_NAME } from './commission-records.js';
import { statementTable } from './statement.table.js';

const FIELDS: Fields<StatementView> = {
  ...fieldsOf(statementTable, STATEMENT_FIELDS),
  totalPence: '(net_pence + vat_pence)::float8',
  introducerName: PARTNER_NAME,
};

const FILTERS = {
  introducerId: 'introducer_id = $',
  state: 'state = $',
  month: 'month = $',
  approved: `state <> 'draft'`,
} as const;

/** A month that is run late stands with its month. */
const BY_MONTH = [{ by: 'month', type: 'text' }, ID] as const;

const LIST = {
  table: 'commission_statements',
  filters: FILTERS,
  orders: { newest: { keys: BY_MONTH, descending: true }, oldest: { keys: BY_MONTH } },
  usual: 'newest',
} as const;

const partners = new PagedList<StatementView, keyof typeof FILTERS, OrderByAge>({
  ...LIST,
  fields: FIELDS,
});
const staffs = new PagedList<StaffStatementView, keyof typeof FILTERS, OrderByAge>({
  ...LIST,
  fields: { ...FIELDS, approvedBy: ownerBy('approved_by') },
});

@Injectable()
export class PostgresStatementLists implements StatementLists {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerLists,
  ) {}

  page({ introducerId, state, month, ...asked }: StatementSelection): Promise<Page<StaffStatementView>> {
    return staffs.page(this.database.manager, { introducerId, state, month }, asked);
  }

  pageOf(introducerId: string, { state, month, ...asked }: StatementSelection): Promise<Page<StatementView>> {
    return partners.page(this.database.manager, { introducerId, state, month, approved: 'true' }, asked);
  }

  async one(statementId: string): Promise<StatementInFull<StaffStatementView>> {
    const found = await staffs.one(this.database.manager, statementId, StatementNotFound);
    return { ...found, entries: await this.entriesOf(found) };
  }

  async oneOf(introducerId: string, statementId: string): Promise<StatementInFull> {
    const own = { introducerId, approved: 'true' };
    const found = await partners.one(this.database.manager, statementId, StatementNotFound, own);
    return { ...found, entries: await this.entriesOf(found) };
  }

  private async entriesOf({ id: statementId, introducerId }: StatementView): Promise<readonly Line[]> {
    const entries: Line[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const asked = { statementId, sort: 'oldest' as const, ...(cursor !== undefined && { cursor }) };
      const page: Page<Line> = await this.ledger.pageOf(introducerId, asked);
      entries.push(...page.items);
      cursor = page.next;
    }
    return entries;
  }
}
