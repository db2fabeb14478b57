/**
 * The last date of an application's deal, from its row `record`: of a completion in force or of a line of the
 * commission ledger. A reversed completion counts only through its lines. Null without a deal.
 */
export const LAST_DEAL_DAY = `greatest(
  (select max(completed_on) from completions join lender_submissions on lender_submissions.id = submission_id
    where lender_submissions.application_id = record.id and reversed_at is null),
  (select max(earned_on) from commission_entries where application_id = record.id))`;
