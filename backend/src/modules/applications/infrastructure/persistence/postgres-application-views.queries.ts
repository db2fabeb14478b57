import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/application/clock.js';
import type { Page } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import {
  fieldsOf,
  isoTime,
  jsonOf,
  ownerBy,
  type Fields,
} from '#platform/infrastructure/database/lists/fields.js';
import { filterForEach } from '#platform/infrastructure/database/lists/filter-for-each.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  APPLICATION_FIELDS,
  type ApplicationViews,
  type ApplicationOrder,
  type ApplicationSelection,
  type ApplicationView,
  type StageAmount,
} from '../../application/lists/application-views.js';
import { ANSWER_NAMES } from '#kernel/lending/answers.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { sourceOf } from '../../domain/application-origin.js';
import { STAGES, type Stage } from '../../domain/application-status.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type {
  CaseFacts,
  DealFacts,
  OfferFacts,
  ReceivableFacts,
  TaskFacts,
} from '../../domain/next-step/case-facts.js';
import { nextStepOf } from '../../domain/next-step/next-step.js';
import { PERIMETER_ANSWERS } from '../../domain/perimeter/perimeter.js';
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

/** The lender whose offer is accepted. */
const ACCEPTED_LENDER = `(
  select lender_name from accepted_lenders
  where accepted_lenders.application_id = application_submissions.id limit 1)`;

const OFFER: Fields<OfferFacts> = {
  id: 'id',
  expiresOn: 'expires_on',
  isShared: 'shared_at is not null',
  isChosen: 'chosen_by_applicant_at is not null',
};

/** `source` in the row is what staff recorded; the domain derives the final value. */
type ApplicationRow = Omit<ApplicationView, 'source' | 'nextStep' | 'nextTask'> &
  Pick<CaseFacts, 'deals' | 'receivable'> & {
    readonly source: FundingApplication['staffSource'];
    readonly nextTask: TaskFacts | null;
    readonly awaitsPerimeterCheck: boolean;
  };

/** Ids sort by creation time. Sorting in SQL would cost a sort per row of a page. */
const byId = (one: DealFacts, other: DealFacts): number => (one.subject.id < other.subject.id ? -1 : 1);

const viewOf = (
  { deals, receivable, awaitsPerimeterCheck, nextTask, source, ...row }: ApplicationRow,
  now: Date,
): ApplicationView => ({
  ...row,
  source: sourceOf({ ...row, staffSource: source }),
  nextTask: nextTask && { id: nextTask.id, title: nextTask.title, dueOn: nextTask.dueOn },
  nextStep: nextStepOf(
    {
      stage: row.stage,
      isOwned: row.owner !== null,
      isDuplicate: row.duplicateOf !== null,
      answerDueAt: row.firstMovedAt === null ? row.dueAt : null,
      awaitsPerimeterCheck,
      deals: deals.toSorted(byId),
      receivable,
      task: nextTask,
    },
    now,
  ),
});

const DEAL: Fields<DealFacts> = {
  subject: jsonOf({ type: 'type', id: 'id' }),
  lender: 'lender_name',
  state: 'state',
  movedAt: isoTime('moved_at'),
  consent: 'consent',
  askedAt: isoTime('asked_at'),
  offers: `(select coalesce(json_agg(${jsonOf(OFFER)} order by current_offers.id), '[]') from current_offers
    where submission_id = case_deals.id)`,
};

const RECEIVABLE: Fields<ReceivableFacts> = {
  id: 'id',
  lender: 'lender_name',
  openPence: 'open_pence::float8',
  expectedOn: 'expected_on',
};

const applications = new PagedList<ApplicationRow, keyof typeof FILTERS, ApplicationOrder>({
  fields: {
    ...fieldsOf(answersColumns, ANSWER_NAMES),
    ...fieldsOf(applicationTable, APPLICATION_FIELDS),
    source: 'staff_source',
    owner: ownerBy('owner_id'),
    nextTask: `(select json_build_object('id', open_tasks.id, 'title', title, 'dueOn', due_on, 'kind', kind) from open_tasks
      where open_tasks.application_id = application_submissions.id order by due_on, open_tasks.id limit 1)`,
    deals: `(select coalesce(json_agg(${jsonOf(DEAL)}), '[]') from case_deals
      where case_deals.application_id = application_submissions.id)`,
    receivable: `case when stage = 'completed' then (select ${jsonOf(RECEIVABLE)} from case_receivables
      where case_receivables.application_id = application_submissions.id
      limit 1) end`,
    awaitsPerimeterCheck: "perimeter <> 'outside' and perimeter_checked_at is null",
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

/** In whole pounds, as the stored counts have it. */
const ASKED_BY_STAGE = {
  group: 'stage',
  ofRow: 'amount_asked(amount_from, amount_to)',
  ofStored: 'amount',
} as const;

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

/** The smallest UUIDv7 of a time: ids sort by time, so a period is a range of ids. */
const leastIdOf = (moment: Date): string => {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

@Injectable()
export class PostgresApplicationViews implements ApplicationViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(selection: ApplicationSelection): Promise<Page<ApplicationView>> {
    const page = await applications.page(this.database.manager, filtersOf(selection), selection);
    const now = this.clock.now();
    return { ...page, items: page.items.map((row) => viewOf(row, now)) };
  }

  async *all(selection: ApplicationSelection): AsyncGenerator<readonly ApplicationView[]> {
    const { manager } = this.database;
    for await (const rows of applications.all(manager, filtersOf(selection), selection.sort))
      yield rows.map((row) => viewOf(row, this.clock.now()));
  }

  async amountsByStage(selection: ApplicationSelection): Promise<readonly StageAmount[]> {
    const { manager } = this.database;
    const sums = await applications.sums<Stage>(manager, filtersOf(selection), ASKED_BY_STAGE);
    const pounds = new Map(sums?.map(({ group, sum }) => [group, sum]));
    return STAGES.map((stage) => ({ stage, amountPence: sums && 100 * (pounds.get(stage) ?? 0) }));
  }

  async one(applicationId: string): Promise<ApplicationView> {
    const row = await applications.one(this.database.manager, applicationId, ApplicationNotFound);
    return viewOf(row, this.clock.now());
  }
}
