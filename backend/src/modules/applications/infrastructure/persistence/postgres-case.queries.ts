import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import type { Principal } from '#shared/application/principal.js';
import { columnName } from '#shared/infrastructure/database/column-name.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  CaseQueries,
  type CaseDetails,
  type CaseListRequest,
  type CaseOrder,
  type CasesOfMonth,
  type CaseSummary,
  type CaseView,
  type FurtherAnswer,
  type TimelineActor,
  type TimelineEntry,
} from '../../application/case.queries.js';
import { OPTIONAL_QUESTIONS, type Answers, type OptionalAnswer } from '#shared/domain/answers.js';
import type { PastEvent } from '../../application/application-events.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { NARROWED, narrowedBy } from './application-filters.js';
import { eventsOf } from './postgres-application-events.js';
import { statusTally } from './status-tally.js';

type StoredCase = Pick<
  Answers,
  'companyName' | 'contactName' | 'email' | 'phone' | 'fundingType' | 'amount' | 'tradingHistory'
> &
  Pick<
    FundingApplication,
    | 'id'
    | 'status'
    | 'partnerNotes'
    | 'assignedLender'
    | 'clientConsentAt'
    | 'externalReference'
    | 'viaLink'
    | 'createdAt'
    | 'updatedAt'
  > & { readonly introducerId: string };

const caseView = (stored: StoredCase): CaseView => ({
  id: stored.id,
  companyName: stored.companyName,
  contactName: stored.contactName,
  email: stored.email,
  phone: stored.phone,
  fundingType: stored.fundingType,
  amount: stored.amount,
  tradingHistory: stored.tradingHistory,
  status: stored.status,
  notes: stored.partnerNotes,
  assignedLender: stored.assignedLender,
  introducerId: stored.introducerId,
  clientConsentAt: stored.clientConsentAt?.toISOString() ?? null,
  externalReference: stored.externalReference,
  viaLink: stored.viaLink,
  createdAt: stored.createdAt.toISOString(),
  updatedAt: stored.updatedAt.toISOString(),
});

const COLUMNS = `id, company_name as "companyName", contact_name as "contactName", email, phone,
  funding_type as "fundingType", amount, trading_history as "tradingHistory", status,
  partner_notes as "partnerNotes", assigned_lender as "assignedLender", introducer_id as "introducerId",
  client_consent_at as "clientConsentAt", external_reference as "externalReference", via_link as "viaLink",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** Where a status stands among the others. Filter and order ask for it in the words of their one index. */
const stageOf = (status: string): string =>
  `array_position(array['pending', 'in_review', 'approved', 'rejected'], ${status})`;

const id = { by: 'id', type: 'uuid' } as const;
const company = { by: 'lower(company_name)', type: 'text' } as const;
const stage = { by: stageOf('status'), type: 'integer' } as const;

const cases = new PagedList<StoredCase, 'introducerId' | 'status' | keyof typeof NARROWED, CaseOrder>({
  columns: COLUMNS,
  table: 'application_submissions',
  filters: {
    introducerId: 'introducer_id = $',
    status: `${stageOf('status')} = ${stageOf('$::text')}`,
    ...NARROWED,
  },
  orders: {
    newest: { keys: [id], descending: true },
    oldest: { keys: [id] },
    company: { keys: [company, id] },
    '-company': { keys: [company, id], descending: true },
    status: { keys: [stage, id] },
    '-status': { keys: [stage, id], descending: true },
  },
  usual: 'newest',
});

/** The questions that a case has no field of its own for. */
const FURTHER = (Object.keys(OPTIONAL_QUESTIONS) as OptionalAnswer[]).filter(
  (name) => name !== 'tradingHistory',
);
const FURTHER_COLUMNS = FURTHER.map((name) => `'${name}', ${columnName(name)}`);

const ONE = `select ${COLUMNS}, matched_lenders as "matchedLenders",
    case when via_link then '{}' else jsonb_strip_nulls(jsonb_build_object(${FURTHER_COLUMNS.join(', ')})) end
      as "furtherAnswers"
  from application_submissions where introducer_id = $1 and id = $2`;

type StoredDetails = StoredCase & {
  readonly matchedLenders: string;
  readonly furtherAnswers: Readonly<Partial<Record<OptionalAnswer, string>>>;
};

const furtherAnswersOf = ({ furtherAnswers }: StoredDetails): FurtherAnswer[] =>
  FURTHER.flatMap((name) => {
    const answer = furtherAnswers[name];
    return answer === undefined ? [] : [{ name, question: OPTIONAL_QUESTIONS[name].label, answer }];
  });

const LAST_ACTOR = `
  select actor_type as "actorType" from application_events where application_id = $1 order by id desc limit 1`;

const THIS_MONTH = `this as (select date_trunc('month', now() at time zone 'Europe/London') as month)`;

// What is counted is in an index: no row is read for it.
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

const ACTORS: Readonly<Record<Principal['type'], TimelineActor>> = {
  introducer: 'you',
  'api-account': 'api',
  visitor: 'client',
  admin: 'broker',
  system: 'system',
};

/** What of an event is the partner's to know. */
const entriesOf = ({ at, actorType, kind, facts }: PastEvent): TimelineEntry[] => {
  const { status: moved, assignedLender: placed, reason } = facts;
  const known = { at: at.toISOString(), by: ACTORS[actorType] };
  const what = kind === 'submitted' ? 'submitted' : 'status';
  return [
    ...(moved ? [{ ...known, what, ...moved, reason: reason?.to ?? null } as const] : []),
    ...(placed ? [{ ...known, what: 'lender', ...placed, reason: null } as const] : []),
  ];
};

@Injectable()
export class PostgresCaseQueries extends CaseQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(
    introducerId: string,
    { q, status, fundingType, ...part }: CaseListRequest,
  ): Promise<Page<CaseView>> {
    const filters = { introducerId, status, ...narrowedBy({ q, fundingType }) };
    const page = await cases.page(this.database.manager, filters, part);
    return { ...page, items: page.items.map(caseView) };
  }

  async *all(
    introducerId: string,
    { q, status, fundingType, sort }: CaseListRequest,
  ): AsyncGenerator<readonly CaseView[]> {
    const filters = { introducerId, status, ...narrowedBy({ q, fundingType }) };
    for await (const some of cases.all(this.database.manager, filters, sort)) yield some.map(caseView);
  }

  async find(introducerId: string, id: string): Promise<CaseView> {
    return caseView(await this.one(introducerId, id));
  }

  async details(introducerId: string, id: string): Promise<CaseDetails> {
    const [stored, events] = await Promise.all([
      this.one(introducerId, id),
      eventsOf(this.database.manager, id),
    ]);
    return {
      ...caseView(stored),
      furtherAnswers: furtherAnswersOf(stored),
      timeline: events.flatMap(entriesOf),
      matches: JSON.parse(stored.matchedLenders) as CaseDetails['matches'],
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
    return last ? ACTORS[last.actorType] : 'system';
  }

  private async one(introducerId: string, id: string): Promise<StoredDetails> {
    const [stored] = await this.database.manager.query<StoredDetails[]>(ONE, [introducerId, id]);
    if (!stored) throw new ApplicationNotFound();
    return stored;
  }
}
