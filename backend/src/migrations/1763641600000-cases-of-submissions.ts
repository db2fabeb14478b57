import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list of submissions is narrowed by of their cases, beside what it is narrowed by of themselves. */
export class CasesOfSubmissions1763641600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lender_submissions
        add column company_name text not null default '',
        add column owner_id uuid,
        add column product_keys text[] not null default '{}'`);
    await runner.query(`
      create function copy_case_to_submission() returns trigger language plpgsql as $$
      begin
        select company_name, owner_id, product_keys into new.company_name, new.owner_id, new.product_keys
        from application_submissions where id = new.application_id;
        return new;
      end $$`);
    await runner.query(`
      create trigger submissions_have_their_case before insert on lender_submissions
      for each row execute function copy_case_to_submission()`);
    await runner.query(`
      create function copy_case_to_submissions() returns trigger language plpgsql as $$
      begin
        update lender_submissions
        set company_name = new.company_name, owner_id = new.owner_id, product_keys = new.product_keys
        where application_id = new.id;
        return null;
      end $$`);
    await runner.query(`
      create trigger cases_change_their_submissions after update of company_name, owner_id, product_keys
      on application_submissions for each row
      when ((old.company_name, old.owner_id, old.product_keys) is distinct from
        (new.company_name, new.owner_id, new.product_keys))
      execute function copy_case_to_submissions()`);
    await runner.query(`
      update lender_submissions as put
      set company_name = about.company_name, owner_id = about.owner_id, product_keys = about.product_keys
      from application_submissions as about where about.id = put.application_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger cases_change_their_submissions on application_submissions');
    await runner.query('drop trigger submissions_have_their_case on lender_submissions');
    await runner.query('drop function copy_case_to_submissions(), copy_case_to_submission()');
    await runner.query(
      'alter table lender_submissions drop column company_name, drop column owner_id, drop column product_keys',
    );
  }
}
