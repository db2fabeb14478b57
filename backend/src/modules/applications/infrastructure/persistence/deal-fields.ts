/**
 * What is shown of an application's deals, read where these stand, as its next task is. Nothing here is decided by it:
 * how far it has come is told to the application, and kept as its stage.
 */

/** For its partner. */
export const CASE_PROGRESS = `(
  select json_build_object('stage', application_submissions.stage,
    'lendersAsked', count(distinct coalesce(asked.lender_id::text, asked.lender_name))
      filter (where asked.sent_at is not null),
    'offers', coalesce(sum(made.offers), 0), 'completedOn', max(completions.completed_on),
    'drawnPence', max(completions.drawn_pence))
  from lender_submissions as asked
  left join lateral (
    select count(*) as offers from offers where offers.submission_id = asked.id and offers.withdrawn_at is null
  ) as made on true
  left join completions on completions.submission_id = asked.id and completions.reversed_at is null
  where asked.application_id = application_submissions.id)`;

/** For staff: whose offer is accepted. */
export const ACCEPTED_LENDER = `(
  select accepted.lender_name from lender_submissions as accepted
  where accepted.application_id = application_submissions.id and accepted.state in ('accepted', 'completed') limit 1)`;
