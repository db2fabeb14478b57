import { Injectable } from '@nestjs/common';
import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import { contains, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import { ID, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import { LedgerViews } from '../../application/ledger/ledger-views.js';
import {
  STATEMENT_FIELDS,
  type StatementViews,
  type StaffStatementInFull,
  type StaffStatementView,
  type StatementInFull,
  type StatementSelection,
  type StatementView,
} from '../../application/statements/statement-views.js';
import { StatementNotFound } from '../../domain/errors.js';
import { PARTNER_NAME } from './commission-records.js';
import { statementTable } from './statement.table.js';

const FIELDS: Fields<StatementView> = {
  ...fieldsOf(statementTable, STATEMENT_FIELDS),
  totalPence: '(net_pence + vat_pence)::float8',
  introducerName: PARTNER_NAME,
};

const FILTERS = {
  q: contains(searchedIn(`coalesce(number, '')`, `coalesce(payment_reference, '')`, PARTNER_NAME)),
  introducerId: 'introducer_id = $',
  state: 'state = $',
  month: 'month = $',
  approved: `state <> 'draft'`,
} as const;

/** A statement that is drafted late is sorted by its month. */
const BY_MONTH = [{ by: 'month', type: 'text' }, ID] as const;

const LIST = {
  table: 'commission_statements',
  filters: FILTERS,
  orders: { newest: { keys: BY_MONTH, descending: true }, oldest: { keys: BY_MONTH } },
  defaultOrder: 'newest',
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
export class PostgresStatementViews implements StatementViews {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerViews,
  ) {}

  page({ q, introducerId, state, month, ...request }: StatementSelection): Promise<Page<StaffStatementView>> {
    return staffs.page(this.database.manager, { q: q?.trim(), introducerId, state, month }, request);
  }

  pageOf(
    introducerId: string,
    { q, state, month, ...request }: StatementSelection,
  ): Promise<Page<StatementView>> {
    const filters = { q: q?.trim(), introducerId, state, month, approved: 'true' };
    return partners.page(this.database.manager, filters, request);
  }

  async one(statementId: string): Promise<StaffStatementInFull> {
    const found = await staffs.one(this.database.manager, statementId, StatementNotFound);
    const { introducerId } = found;
    const entries = await allOf((request) => this.ledger.page({ ...request, introducerId, statementId }));
    return { ...found, entries };
  }

  async oneOf(introducerId: string, statementId: string): Promise<StatementInFull> {
    const own = { introducerId, approved: 'true' };
    const found = await partners.one(this.database.manager, statementId, StatementNotFound, own);
    const entries = await allOf((request) => this.ledger.pageOf(introducerId, { ...request, statementId }));
    return { ...found, entries };
  }
}

/** The entries of all pages, oldest first. */
const allOf = async <Entry>(
  read: (request: ListRequest<OrderByAge>) => Promise<Page<Entry>>,
): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page<Entry> = await read({ sort: 'oldest', ...(cursor !== undefined && { cursor }) });
    entries.push(...page.items);
    cursor = page.next;
  }
  return entries;
};
