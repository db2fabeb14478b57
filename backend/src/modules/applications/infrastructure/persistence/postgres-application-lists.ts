import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { columnName } from '#shared/infrastructure/database/column-name.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  ApplicationLists,
  type ApplicationOrder,
  type ApplicationSelection,
  type ApplicationView,
} from '../../application/application-lists.js';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS } from '#shared/domain/answers.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { AWAITED, NARROWED, narrowedBy } from './application-filters.js';

const FIELDS: readonly (keyof ApplicationView)[] = [
  'id',
  ...(Object.keys(REQUIRED_QUESTIONS) as (keyof typeof REQUIRED_QUESTIONS)[]),
  ...(Object.keys(OPTIONAL_QUESTIONS) as (keyof typeof OPTIONAL_QUESTIONS)[]),
  'status',
  'notes',
  'partnerNotes',
  'assignedLender',
  'matchScore',
  'introducerId',
  'clientConsentAt',
  'externalReference',
  'viaLink',
  'dueAt',
  'firstMovedAt',
  'createdAt',
  'updatedAt',
];

type Times = 'dueAt' | 'createdAt' | 'updatedAt';
type LaterTimes = 'clientConsentAt' | 'firstMovedAt';

type Row = Omit<ApplicationView, Times | LaterTimes> &
  Readonly<Record<Times, Date>> &
  Readonly<Record<LaterTimes, Date | null>>;

const id = { by: 'id', type: 'uuid' } as const;
const company = { by: 'lower(company_name)', type: 'text' } as const;
const due = { by: AWAITED, type: 'timestamptz' } as const;

const FILTERS = {
  status: 'status = $',
  ...NARROWED,
  introducerId: 'introducer_id = $',
  direct: 'introducer_id is null',
  receivedFrom: 'id >= $::uuid',
  receivedBefore: 'id < $::uuid',
  dueAfter: `${AWAITED} > $::timestamptz`,
  dueBy: `${AWAITED} <= $::timestamptz`,
} as const;

const applications = new PagedList<Row, keyof typeof FILTERS, ApplicationOrder>({
  columns: FIELDS.map((field) => `${columnName(field)} as "${field}"`).join(', '),
  table: 'application_submissions',
  filters: FILTERS,
  orders: {
    newest: { keys: [id], descending: true },
    oldest: { keys: [id] },
    company: { keys: [company, id] },
    '-company': { keys: [company, id], descending: true },
    due: { keys: [due, id] },
    '-due': { keys: [due, id], descending: true },
  },
  usual: 'newest',
  counts: { table: 'application_counts', by: ['status', 'fundingType', 'introducerId', 'direct'] },
});

/** Makes the view of the row itself: copying its many columns takes longer than reading them. */
const viewOf = (row: Row): ApplicationView =>
  Object.assign(row, {
    clientConsentAt: row.clientConsentAt?.toISOString() ?? null,
    dueAt: row.dueAt.toISOString(),
    firstMovedAt: row.firstMovedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });

const filtersOf = ({ q, status, fundingType, introducerId, ...times }: ApplicationSelection) => ({
  status,
  ...narrowedBy({ q, fundingType }),
  ...(introducerId === null ? { direct: 'true' } : { introducerId }),
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
export class PostgresApplicationLists extends ApplicationLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page(selection: ApplicationSelection): Promise<Page<ApplicationView>> {
    const page = await applications.page(this.database.manager, filtersOf(selection), selection);
    return { ...page, items: page.items.map(viewOf) };
  }

  async one(applicationId: string): Promise<ApplicationView> {
    const row = await applications.one(this.database.manager, applicationId);
    if (!row) throw new ApplicationNotFound();
    return viewOf(row);
  }
}
