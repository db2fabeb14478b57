import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Cases1763640015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_submissions
        add column client_consent_at timestamptz,
        add column external_reference text,
        add column via_link boolean not null default false,
        add column first_decided_at timestamptz,
        add constraint applications_introducer_fkey foreign key (introducer_id) references introducers (id)`);
    await runner.query(`
      create unique index applications_by_reference on application_submissions (introducer_id, external_reference)
      where external_reference is not null`);
    // A partner's lists, and what is counted of its cases without reading them. Visitors' rows are in none of these.
    await runner.query(`
      create index cases_by_status on application_submissions (introducer_id,
        array_position(array['pending', 'in_review', 'approved', 'rejected'], status), id)
      where introducer_id is not null`);
    await runner.query(`
      create index cases_by_company on application_submissions (introducer_id, lower(company_name), id)
      where introducer_id is not null`);
    await runner.query(`
      create index cases_by_time on application_submissions (introducer_id, created_at)
      include (status, first_decided_at) where introducer_id is not null`);
    await runner.query(
      'create index applications_by_company on application_submissions (lower(company_name), id)',
    );
    await runner.query(`
      create index applications_by_lender on application_submissions (assigned_lender_id)
      where assigned_lender_id is not null`);
    // The name stays as history when a lender goes; while it is there, cases call it as it is called.
    await runner.query(`
      create function rename_lender_in_cases() returns trigger language plpgsql as $$
      begin
        update application_submissions set assigned_lender = new.name where assigned_lender_id = new.id;
        return null;
      end $$`);
    await runner.query(`
      create trigger cases_follow_lender_names after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_cases()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger cases_follow_lender_names on lenders');
    await runner.query('drop function rename_lender_in_cases()');
    await runner.query('drop index applications_by_lender, applications_by_company');
    await runner.query(
      'drop index cases_by_time, cases_by_company, cases_by_status, applications_by_reference',
    );
    await runner.query(`
      alter table application_submissions
        drop constraint applications_introducer_fkey,
        drop column client_consent_at,
        drop column external_reference,
        drop column via_link,
        drop column first_decided_at`);
  }
}
