import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { columnName } from '#platform/infrastructure/database/lists/column-name.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, selectList, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  CASE_ANSWERS,
  CASE_FIELDS,
  type CaseQueries,
  type CaseDetails,
  type CaseListRequest,
  type CaseOrder,
  type CasesOfMonth,
  type CaseSummary,
  type CaseView,
  type FurtherAnswer,
  type TimelineActor,
} from '../../application/cases/case.queries.js';
import { OPTIONAL_QUESTIONS, type OptionalAnswer } from '#kernel/lending/answers.js';
import { keysOf } from '#kernel/records.js';
import { TIMELINE_ACTORS, timelineEntriesOf } from '../../application/cases/timeline.js';
import { ApplicationEvents, type PastEvent } from '../../application/review/application-events.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { BY_COMPANY, NARROWED, narrowedBy } from './application-filters.js';
import { answersColumns, applicationTable } from './application.table.js';
import { statusTally } from './status-tally.js';

/** Read from the tables of deals, for display only: the stage itself is stored with the application. */
const PROGRESS = `(
  select json_build_object('stage', application_submissions.stage,
    'lendersAsked', count(distinct coalesce(lender_id::text, lender_name)) filter (where sent_at is not null),
    'offers', coalesce(sum(offers), 0), 'completedOn', max(completed_on), 'drawnPence', max(drawn_pence))
  from case_submissions where case_submissions.application_id = application_submissions.id)`;

const CASE: Fields<CaseView> = {
  ...fieldsOf(answersColumns, CASE_ANSWERS),
  ...fieldsOf(applicationTable, CASE_FIELDS),
  notes: 'partner_notes',
  introducerId: 'introducer_id',
  progress: PROGRESS,
};

/** The rank of a status. Filter and order must use the expression of their index. */
const rankOf = (status: string): string =>
  `array_position(array['pending', 'in_review', 'approved', 'rejected'], ${status})`;

const rank = { by: rankOf('status'), type: 'integer' } as const;

/** Progress with lenders leaves `updated_at`, the version of an edit, as it is, but always records an event. */
const CHANGED_SINCE = `updated_at >= $::timestamptz or (select at from application_events
  where application_id = application_submissions.id order by application_events.id desc limit 1) >= $::timestamptz`;

type CaseFilter = 'introducerId' | 'status' | 'externalReference' | 'changedSince' | keyof typeof NARROWED;

const cases = new PagedList<CaseView, CaseFilter, CaseOrder>({
  fields: CASE,
  table: 'application_submissions',
  filters: {
    introducerId: 'introducer_id = $',
    status: `${rankOf('status')} = ${rankOf('$::text')}`,
    externalReference: 'external_reference = $',
    changedSince: CHANGED_SINCE,
    ...NARROWED,
  },
  orders: { ...BY_AGE, ...bothWays({ company: BY_COMPANY, status: rank }) },
  defaultOrder: 'newest',
});

const filtersOf = (
  introducerId: string,
  { status, externalReference, updatedSince, ...rest }: CaseListRequest,
) => ({
  introducerId,
  status,
  externalReference: externalReference?.trim(),
  changedSince: updatedSince === undefined ? undefined : new Date(updatedSince).toISOString(),
  ...narrowedBy(rest),
});

/** Questions without a field of their own in a case. */
const FURTHER = keysOf(OPTIONAL_QUESTIONS).filter((name) => name !== 'tradingHistory');
const FURTHER_COLUMNS = FURTHER.map((name) => `'${name}', ${columnName(name)}`);

/** The timeline comes from elsewhere, and further answers are converted to questions and answers. */
type StoredDetails = Omit<CaseDetails, 'timeline' | 'furtherAnswers'> & {
  readonly furtherAnswers: Readonly<Partial<Record<OptionalAnswer, string>>>;
};

const DETAILS: Fields<StoredDetails> = {
  ...CASE,
  handler: `(select json_build_object('name', staff_names.name, 'phone', staff_names.phone) from staff_names
    where staff_names.id = owner_id and removed_at is null)`,
  matches: 'matched_lenders::json',
  furtherAnswers: `case when via_link then '{}'
    else jsonb_strip_nulls(jsonb_build_object(${FURTHER_COLUMNS.join(', ')})) end`,
};

const ONE_IN_DETAIL = `select ${selectList(DETAILS)} from application_submissions where introducer_id = $1 and id = $2`;

const inWords = (furtherAnswers: StoredDetails['furtherAnswers']): FurtherAnswer[] =>
  FURTHER.flatMap((name) => {
    const answer = furtherAnswers[name];
    return answer === undefined ? [] : [{ name, question: OPTIONAL_QUESTIONS[name].label, answer }];
  });

const LAST_ACTOR = `
  select actor_type as "actorType" from application_events where application_id = $1 order by id desc limit 1`;

const THIS_MONTH = `this as (select date_trunc('month', now() at time zone 'Europe/London') as month)`;

// Index-only: no row of the table is read.
const FIGURES = `
  with ${THIS_MONTH}, own as materialized (
    select status, first_decided_at - created_at as took,
      date_trunc('month', created_at at time zone 'Europe/London') as month
    from application_submissions where introducer_id = $1
  )
  select count(*)::int as total,
    (count(*) filter (where own.month = this.month))::int as "thisMonth",
    ${statusTally('count(*)')},
    (select round(extract(epoch from percentile_cont(0.5) within group (order by took)) / 60)::int from own)
      as "medianDecisionMinutes"
  from own, this`;

const MONTHS = `
  with ${THIS_MONTH}, shown as (
    select generate_series(month - interval '11 months', month, interval '1 month') as month from this
  ), own as (
    select status, date_trunc('month', created_at at time zone 'Europe/London') as month
    from application_submissions where introducer_id = $1 and created_at >=
      (select month - interval '11 months' from this) at time zone 'Europe/London'
  )
  select to_char(month, 'YYYY-MM') as month,
    ${statusTally('count(*)')}
  from shown left join own using (month) group by shown.month order by shown.month`;

@Injectable()
export class PostgresCaseQueries implements CaseQueries {
  constructor(
    private readonly database: Database,
    private readonly events: ApplicationEvents,
  ) {}

  page(introducerId: string, request: CaseListRequest): Promise<Page<CaseView>> {
    return cases.page(this.database.manager, filtersOf(introducerId, request), request);
  }

  all(introducerId: string, request: CaseListRequest): AsyncGenerator<readonly CaseView[]> {
    return cases.all(this.database.manager, filtersOf(introducerId, request), request.sort);
  }

  find(introducerId: string, id: string): Promise<CaseView> {
    return cases.one(this.database.manager, id, ApplicationNotFound, { introducerId });
  }

  async details(introducerId: string, id: string): Promise<CaseDetails> {
    const [[stored], events] = await Promise.all([
      this.database.manager.query<StoredDetails[]>(ONE_IN_DETAIL, [introducerId, id]),
      this.events.of(id),
    ]);
    if (!stored) throw new ApplicationNotFound();
    return {
      ...stored,
      furtherAnswers: inWords(stored.furtherAnswers),
      timeline: events.flatMap(timelineEntriesOf),
    };
  }

  async summary(introducerId: string): Promise<CaseSummary> {
    const [[{ total, thisMonth, approved, rejected, medianDecisionMinutes }], months] = await Promise.all([
      this.database.manager.query<[Omit<CaseSummary, 'decided' | 'months'>]>(FIGURES, [introducerId]),
      this.database.manager.query<CasesOfMonth[]>(MONTHS, [introducerId]),
    ]);
    const decided = approved + rejected;
    return { total, thisMonth, approved, rejected, decided, medianDecisionMinutes, months };
  }

  async lastActor(id: string): Promise<TimelineActor> {
    const [last] = await this.database.manager.query<Pick<PastEvent, 'actorType'>[]>(LAST_ACTOR, [id]);
    return last ? TIMELINE_ACTORS[last.actorType] : 'system';
  }
}
