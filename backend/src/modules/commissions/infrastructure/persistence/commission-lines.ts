import { londonDayOf } from '#platform/infrastructure/database/lists/fields.js';
import type { LineState } from '../../application/ledger/ledger-views.js';

/** The date in London by the database's clock. */
export const TODAY = londonDayOf('now()');

/**
 * The offer whose commission is expected for each partner's case: the accepted one, else the one its applicant chose,
 * else a formal one, else the newest open one. A case completes once, so there is one expected line.
 */
const EXPECTED = `
  select distinct on (referred.introducer_id, put.application_id) offers.id, referred.introducer_id, put.application_id,
    put.id as submission_id, offers.amount_pence as offered_pence, offers.created_at, referred.product_keys,
    referred.created_at as submitted_at
  from offers
  join lender_submissions as put on put.id = offers.submission_id
  join application_submissions as referred on referred.id = put.application_id
  where offers.withdrawn_at is null and referred.introducer_id is not null
    and referred.stage in ('with_lenders', 'offers', 'accepted')
    and put.state in ('info_requested', 'offered', 'accepted')
    and (offers.accepted_at is not null or put.state <> 'accepted'
      and (offers.expires_on is null or offers.expires_on >= ${TODAY}))
  order by referred.introducer_id, put.application_id, offers.accepted_at nulls last,
    offers.chosen_by_applicant_at desc nulls last, offers.kind, offers.id desc`;

/** What a lender still has to pay for the case of a partner who earns with each payment. */
const AWAITED = `
  select receivables.id, introducer_id, application_id, submission_id, open_pence as offered_pence,
    receivables.created_at, product_keys, referred.created_at as submitted_at,
    json_build_object('lender', lender_name, 'drawnPence', drawn_pence, 'before', (
      select coalesce(json_agg(json_build_object('brokerCommissionPence', earlier.broker_commission_pence,
        'drawnPence', earlier.drawn_pence) order by earlier.id), '[]')
      from lender_receipts as earlier where earlier.completion_id = receivables.completion_id
        and not exists (select from receivable_receipts where reverses_id = earlier.id))) as awaited
  from receivables join application_submissions as referred on referred.id = application_id
  where pay_when = 'received' and open_pence > 0 and introducer_id is not null`;

/** Ledger entries, and expected commission of open offers and of lenders that have not paid yet. */
export const COMMISSION_LINES = `(
  select id, introducer_id, application_id, submission_id, kind, amount_pence, vat_pence, how, earned_on, due_on,
    statement_id, created_at, created_by, null::bigint as offered_pence, null::text[] as product_keys,
    null::timestamptz as submitted_at, null::json as awaited
  from commission_entries
  union all
  select id, introducer_id, application_id, submission_id, 'earned', null, null, null, null, null,
    null, created_at, null, offered_pence, product_keys, submitted_at, null
  from (${EXPECTED}) as expected
  union all
  select id, introducer_id, application_id, submission_id, 'earned', null, null, null, null, null,
    null, created_at, null, offered_pence, product_keys, submitted_at, awaited
  from (${AWAITED}) as awaited) as commission_lines`;

const ENTRY = 'offered_pence is null';
const isPaid = `(select state = 'paid' from commission_statements as bearer where bearer.id = statement_id)`;

const ON_NONE = 'statement_id is null';
const ON_DRAFT =
  "statement_id = any (array(select draft.id from commission_statements as draft where draft.state = 'draft'))";

/** Entries on no statement; for partners, drafts do not count as statements. */
const OPEN = { staff: [ON_NONE], partner: [ON_NONE, ON_DRAFT] } as const;

/** An entry on no statement is 'earned' until its due date. */
const EARNED = `due_on > ${TODAY}`;
const DUE = `due_on <= ${TODAY}`;

/**
 * SQL for the states as staff or the partner sees them: a condition for each, the state itself, and the statement.
 */
export const lineStates = (reader: keyof typeof OPEN) => {
  const open = `(${OPEN[reader].join(' or ')})`;
  const filters = {
    expected: 'offered_pence is not null',
    earned: `${ENTRY} and ${open} and ${EARNED}`,
    due: `${ENTRY} and ${open} and ${DUE}`,
    on_statement: `${ENTRY} and not ${open} and not ${isPaid}`,
    paid: `${ENTRY} and not ${open} and ${isPaid}`,
  } as const satisfies Readonly<Record<LineState, string>>;
  const cases = Object.entries(filters).map(([state, condition]) => `when ${condition} then '${state}'`);
  return {
    filters,
    state: `case ${cases.join(' ')} end`,
    statementId: `case when not ${open} then statement_id end`,
  } as const;
};

/** Separate conditions, so that entries on no statement are read from an index alone. */
const OPEN_ENTRIES = OPEN.partner.map(
  (condition) =>
    `select amount_pence, due_on from commission_entries where introducer_id = $1 and ${condition}`,
);

/** Totals of the entries of partner $1 that are on no statement. */
export const OPEN_SUMS = `
  select coalesce(sum(amount_pence) filter (where ${EARNED}), 0)::float8 as earned,
    coalesce(sum(amount_pence) filter (where ${DUE}), 0)::float8 as due
  from (${OPEN_ENTRIES.join(' union all ')}) as entries`;
