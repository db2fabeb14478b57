import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { filterForEach } from '#platform/infrastructure/database/lists/filter-for-each.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  APPLICATION_FIELDS,
  type ApplicationViews,
  type ApplicationOrder,
  type ApplicationSelection,
  type ApplicationView,
} from '../../application/lists/application-views.js';
import { ANSWER_NAMES } from '#kernel/lending/answers.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { sourceOf } from '../../domain/application-origin.js';
import { STAGES } from '../../domain/application-status.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { PERIMETER_ANSWERS } from '../../domain/perimeter.js';
import { RESPONSE_DUE_AT, BY_COMPANY, NARROWED, narrowedBy, NOT_DUPLICATE } from './application-filters.js';
import { answersColumns, applicationTable } from './application.table.js';

const due = { by: RESPONSE_DUE_AT, type: 'timestamptz' } as const;

const FILTERS = {
  once: NOT_DUPLICATE,
  status: 'status = $',
  ...filterForEach('at_', 'stage', STAGES),
  ...filterForEach('perimeter_', 'perimeter', PERIMETER_ANSWERS),
  ...NARROWED,
  introducerId: 'introducer_id = $',
  direct: 'introducer_id is null',
  ownerId: 'owner_id = $',
  unassigned: 'owner_id is null',
  receivedFrom: 'id >= $::uuid',
  receivedBefore: 'id < $::uuid',
  dueAfter: `${RESPONSE_DUE_AT} > $::timestamptz`,
  dueBy: `${RESPONSE_DUE_AT} <= $::timestamptz`,
} as const;

/** Whose offer is accepted. */
const ACCEPTED_LENDER = `(
  select lender_name from accepted_lenders
  where accepted_lenders.application_id = application_submissions.id limit 1)`;

/** The source is what staff gave, if they did: the domain knows it from that. */
type ApplicationRow = Omit<ApplicationView, 'source'> &
  Readonly<Record<'source', FundingApplication['staffSource']>>;

const viewOf = (row: ApplicationRow): ApplicationView => ({
  ...row,
  source: sourceOf({ ...row, staffSource: row.source }),
});

const applications = new PagedList<ApplicationRow, keyof typeof FILTERS, ApplicationOrder>({
  fields: {
    ...fieldsOf(answersColumns, ANSWER_NAMES),
    ...fieldsOf(applicationTable, APPLICATION_FIELDS),
    source: 'staff_source',
    owner: ownerBy('owner_id'),
    nextTask: `(select json_build_object('id', open_tasks.id, 'title', title, 'dueOn', due_on) from open_tasks
      where open_tasks.application_id = application_submissions.id order by due_on, open_tasks.id limit 1)`,
    acceptedLender: ACCEPTED_LENDER,
    perimeterCheckedBy: '(select name from staff_names where staff_names.id = perimeter_checked_by)',
  },
  table: 'application_submissions',
  filters: FILTERS,
  orders: { ...BY_AGE, ...bothWays({ company: BY_COMPANY, due }) },
  defaultOrder: 'newest',
  counts: {
    table: 'application_counts',
    always: 'once',
    by: ['status', ...STAGES.map((stage) => `at_${stage}` as const), 'fundingType', 'introducerId', 'direct'],
  },
});

const filtersOf = ({
  q,
  status,
  stage,
  perimeter,
  fundingType,
  introducerId,
  ownerId,
  duplicates,
  ...times
}: ApplicationSelection) => ({
  once: duplicates === 'include' ? undefined : 'true',
  status,
  ...(stage && { [`at_${stage}`]: 'true' }),
  ...(perimeter && { [`perimeter_${perimeter}`]: 'true' }),
  ...narrowedBy({ q, fundingType }),
  ...(introducerId === null ? { direct: 'true' } : { introducerId }),
  ...(ownerId === null ? { unassigned: 'true' } : { ownerId }),
  receivedFrom: times.receivedFrom && leastIdOf(times.receivedFrom),
  receivedBefore: times.receivedBefore && leastIdOf(times.receivedBefore),
  dueAfter: times.dueAfter?.toISOString(),
  dueBy: times.dueBy?.toISOString(),
});

/** The least UUIDv7 of a moment: an application's id says when it came, so that a span of time is a span of the list. */
const leastIdOf = (moment: Date): string => {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

@Injectable()
export class PostgresApplicationViews implements ApplicationViews {
  constructor(private readonly database: Database) {}

  async page(selection: ApplicationSelection): Promise<Page<ApplicationView>> {
    const page = await applications.page(this.database.manager, filtersOf(selection), selection);
    return { ...page, items: page.items.map(viewOf) };
  }

  async *all(selection: ApplicationSelection): AsyncGenerator<readonly ApplicationView[]> {
    const { manager } = this.database;
    for await (const rows of applications.all(manager, filtersOf(selection), selection.sort))
      yield rows.map(viewOf);
  }

  async one(applicationId: string): Promise<ApplicationView> {
    return viewOf(await applications.one(this.database.manager, applicationId, ApplicationNotFound));
  }
}
