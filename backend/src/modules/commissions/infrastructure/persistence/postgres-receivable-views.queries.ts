import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { DatedCause } from '#modules/tasks/public.js';
import type { Page } from '#platform/application/list.js';
import { contains, folded } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, isoTime, jsonOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, bothWays, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  RECEIPT_FIELDS,
  RECEIVABLE_FIELDS,
  type LenderReceivables,
  type ReceivableOrder,
  type ReceivableSelection,
  type ReceivableView,
  type ReceivableViews,
} from '../../application/receivables/receivable-views.js';
import { ReceivableNotFound } from '../../domain/errors.js';
import { TODAY } from './commission-lines.js';
import { CASE_NAME } from './commission-records.js';
import { receivableReceiptTable, receivableTable } from './receivable.table.js';

const OVERDUE = `open_pence > 0 and expected_on < ${TODAY}`;
const WRITTEN_OFF = 'greatest(expected_pence - received_pence - open_pence, 0)';
const LENDER = `json_build_object('id', lender_id, 'name', lender_name)`;

const RECEIPT = jsonOf({
  ...fieldsOf(receivableReceiptTable, RECEIPT_FIELDS),
  createdBy: ownerBy('created_by'),
  reversal: `(select json_build_object('reason', reversal.reason, 'at', ${isoTime('reversal.created_at')},
    'by', ${ownerBy('reversal.created_by')})
    from receivable_receipts as reversal where reversal.reverses_id = receivable_receipts.id)`,
});

const FILTERS = {
  q: `(exists (select from application_submissions as about
      where about.id = application_id and ${contains(folded('about.company_name'))})
    or ${contains(folded('lender_name'))}
    or exists (select from receivable_receipts as paid
      where paid.receivable_id = receivables.id and ${contains(folded('paid.reference'))}))`,
  state: 'state = $',
  lenderId: 'lender_id = $',
  lenderName: 'lower(lender_name) = lower($)',
  applicationId: 'application_id = $',
  overdue: OVERDUE,
  notOverdue: `not (${OVERDUE})`,
} as const;

const receivables = new PagedList<ReceivableView, keyof typeof FILTERS, ReceivableOrder>({
  fields: {
    ...fieldsOf(receivableTable, RECEIVABLE_FIELDS),
    lender: LENDER,
    companyName: CASE_NAME,
    writtenOffPence: `(${WRITTEN_OFF})::float8`,
    isOverdue: OVERDUE,
    receipts: `(select coalesce(json_agg(${RECEIPT} order by id), '[]') from receivable_receipts
      where receivable_id = receivables.id and reverses_id is null)`,
    writeOff: `case when written_off_at is not null then json_build_object('reason', write_off_reason,
      'at', ${isoTime('written_off_at')}, 'by', ${ownerBy('written_off_by')}) end`,
  },
  table: 'receivables',
  filters: FILTERS,
  orders: { ...BY_AGE, ...bothWays({ expected: { by: 'expected_on', type: 'date' } }) },
  defaultOrder: 'newest',
});

const BY_LENDER = `
  select json_build_object('id', min(lender_id::text), 'name', min(lender_name)) as lender,
    sum(open_pence)::float8 as "openPence",
    coalesce(sum(open_pence) filter (where ${OVERDUE}), 0)::float8 as "overduePence",
    sum(received_pence)::float8 as "receivedPence", sum(${WRITTEN_OFF})::float8 as "writtenOffPence"
  from receivables group by coalesce(lender_id::text, lower(lender_name))
  order by sum(open_pence) desc, min(lender_name)`;

/** A changed date is another cause. */
const EXPECTED_BY = `
  select receivables.id || ':' || expected_on as subject, application_id as "applicationId", lender_name as about,
    expected_on::text as day
  from receivables where open_pence > 0 and expected_on <= $1 order by receivables.id`;

const filtersOf = ({ q, state, lender, overdue, applicationId }: ReceivableSelection) => ({
  q: q?.trim(),
  state,
  applicationId,
  ...(lender && (isUUID(lender) ? { lenderId: lender } : { lenderName: lender.trim() })),
  ...(overdue !== undefined && (overdue ? { overdue: 'true' } : { notOverdue: 'true' })),
});

@Injectable()
export class PostgresReceivableViews implements ReceivableViews {
  constructor(private readonly database: Database) {}

  page(selection: ReceivableSelection): Promise<Page<ReceivableView>> {
    return receivables.page(this.database.manager, filtersOf(selection), selection);
  }

  all(selection: ReceivableSelection): AsyncGenerator<readonly ReceivableView[]> {
    return receivables.all(this.database.manager, filtersOf(selection), selection.sort);
  }

  one(id: string): Promise<ReceivableView> {
    return receivables.one(this.database.manager, id, ReceivableNotFound);
  }

  byLender(): Promise<readonly LenderReceivables[]> {
    return this.database.manager.query<LenderReceivables[]>(BY_LENDER);
  }

  expectedBy(day: string): Promise<readonly DatedCause[]> {
    return this.database.manager.query<DatedCause[]>(EXPECTED_BY, [day]);
  }
}
