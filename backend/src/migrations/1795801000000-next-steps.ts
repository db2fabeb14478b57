import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

/** A view of the facts behind a case's next step, for lists. */
export class NextSteps1795801000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view open_tasks as
      select id, application_id, title, due_on, kind from tasks where done_at is null`);
    await runner.query(`
      create view case_deals as
      select submissions.application_id, submissions.id, 'submission' as type, submissions.lender_name, submissions.state,
        submissions.moved_at, consents.state as consent, consents.asked_at
      from lender_submissions as submissions
      left join lender_consents as consents on consents.application_id = submissions.application_id
        and coalesce(consents.lender_id = submissions.lender_id, consents.lender_name = submissions.lender_name)
      where submissions.state not in ('declined', 'withdrawn')
      union all
      select application_id, id, 'consent', lender_name, null, updated_at, state, asked_at
      from lender_consents as consents
      where not exists (
        select from lender_submissions as submissions
        where submissions.application_id = consents.application_id and submissions.state not in ('declined', 'withdrawn')
          and coalesce(submissions.lender_id = consents.lender_id, submissions.lender_name = consents.lender_name))`);
    await runner.query(`
      create view current_offers as
      select id, submission_id, expires_on, shared_at, chosen_by_applicant_at from offers where withdrawn_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view current_offers, case_deals, open_tasks');
    await runner.query(`
      create view open_tasks as
      select id, application_id, title, due_on from tasks where done_at is null`);
  }
}
