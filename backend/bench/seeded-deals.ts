/*
 * One submission for each application and a second for every other one, as old as the application. Some of the last
 * thirty days are open; earlier ones were declined, withdrawn or completed, and a third had an offer.
 */

export const SEED_SUBMISSIONS = `
  insert into lender_submissions (id, application_id, lender_id, lender_name, state, sent_at, decided_at, reason_code,
    moved_at, created_at, updated_at)
  select (left(replace(application.id::text, '-', ''), 12) || '70009' || lpad(place::text, 3, '0') ||
      right(application.id::text, 12))::uuid,
    application.id, lender.id, lender.name, state, created_at, case when state <> 'sent' then decided end,
    case when state = 'declined' then (array['sector', 'credit', 'amount'])[1 + n % 3] end, decided, created_at, decided
  from (
    select id, created_at, n, place, created_at + n % 12 * interval '1 day' as decided,
      case when created_at > now() - interval '30 days' then (array['sent', 'offered', 'info_requested'])[1 + n % 3]
        when n % 5 = 0 then 'completed' when n % 5 < 4 then 'declined' else 'withdrawn' end as state
    from (
      select id, created_at, ('x' || right(id::text, 12))::bit(48)::bigint as n
      from application_submissions where id > $1::uuid order by id limit $2
    ) as numbered, generate_series(1, 1 + n % 2) as place
  ) as application
  join (
    select id, name, row_number() over (order by id) - 1 as position, count(*) over () as lenders from lenders
  ) as lender on position = (n * 7 + place * 3) % lenders`;

export const SEED_OFFERS = `
  insert into offers (id, submission_id, kind, amount_pence, term_months, rate_kind, rate, repayment,
    arrangement_fee_pence, broker_fee_pence, other_fees_pence, exit_fee_pence, created_at, updated_at)
  select gen_random_uuid(), id, 'formal', 5000000, 60, 'annual', 8.95, 'amortising', 0, 0, 0, 0, moved_at, moved_at
  from lender_submissions where state in ('offered', 'completed') or state = 'declined' and reason_code = 'amount'`;

export const SEED_COMPLETIONS = `
  insert into completions (id, submission_id, completed_on, drawn_pence, broker_commission_pence, ends_on, created_at)
  select gen_random_uuid(), id, moved_at::date, 5000000, 100000, moved_at::date + 1825, moved_at
  from lender_submissions where state = 'completed'`;
