import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a module lets the modules below it read of its tables, and modules beside it: the columns named here and no
 * others. PostgreSQL puts a view's text into the statement that reads it, so it costs nothing.
 */
export class DeclaredViews1795747344000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // staff
    await runner.query('create view staff_names as select id, name, removed_at from admins');
    // applications
    await runner.query(
      'create view case_names as select id, company_name, owner_id from application_submissions',
    );
    await runner.query('create view case_totals as select introducer_id, status, n from application_counts');
    // tasks
    await runner.query(`
      create view open_tasks as
      select id, application_id, title, due_on from tasks where done_at is null`);
    // deals
    await runner.query(`
      create view accepted_lenders as
      select application_id, lender_name from lender_submissions where state in ('accepted', 'completed')`);
    await runner.query(`
      create view case_submissions as
      select application_id, lender_id, lender_name, sent_at, completed_on, drawn_pence,
        (select count(*) from offers where offers.submission_id = lender_submissions.id and withdrawn_at is null) as offers
      from lender_submissions
      left join completions on completions.submission_id = lender_submissions.id and reversed_at is null`);
    // leads
    await runner.query(`
      create view lead_totals as select introducer_id, count(*)::int as n from leads group by introducer_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view staff_names, case_names, case_totals, open_tasks, accepted_lenders, case_submissions, lead_totals`);
  }
}
