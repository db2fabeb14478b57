import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LendersAndStaffOfApplications1763640034400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The name stays as history when a lender goes; its id then says nothing.
    await runner.query(`
      update application_submissions set assigned_lender_id = null
      where assigned_lender_id is not null and assigned_lender_id not in (select id from lenders)`);
    // Validated by the migration after this one, which keeps nobody from writing.
    await runner.query(`
      alter table application_submissions
        add constraint applications_assigned_lender_fkey foreign key (assigned_lender_id) references lenders
          on delete set null not valid`);
    await runner.query('alter table application_disclosures alter column recorded_by drop not null');
    await runner.query(`
      update application_disclosures set recorded_by = null where recorded_by not in (select id from admins)`);
    await runner.query(`
      alter table application_disclosures
        add constraint application_disclosures_recorded_by_fkey foreign key (recorded_by) references admins
          on delete set null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table application_disclosures drop constraint application_disclosures_recorded_by_fkey',
    );
    // Nobody's id: the column held one in every row.
    await runner.query(`
      update application_disclosures set recorded_by = '00000000-0000-0000-0000-000000000000'
      where recorded_by is null`);
    await runner.query('alter table application_disclosures alter column recorded_by set not null');
    await runner.query(
      'alter table application_submissions drop constraint applications_assigned_lender_fkey',
    );
  }
}
