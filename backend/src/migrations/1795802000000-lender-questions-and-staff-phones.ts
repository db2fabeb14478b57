import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class LenderQuestionsAndStaffPhones1795802000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lender_questions (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        lender_id uuid references lenders on delete set null,
        -- The name stays as history when a lender goes.
        lender_name text not null,
        message text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index lender_questions_by_application on lender_questions (application_id, id);
      create index lender_questions_by_lender on lender_questions (lender_id);

      create function rename_lender_in_questions() returns trigger language plpgsql as $$
      begin
        update lender_questions set lender_name = new.name where lender_id = new.id;
        return null;
      end $$;
      create trigger lender_renamed_in_questions after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_questions()`);
    await runner.query(`alter table admins add column phone text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admins drop column phone');
    await runner.query('drop trigger lender_renamed_in_questions on lenders');
    await runner.query('drop table lender_questions');
    await runner.query('drop function rename_lender_in_questions()');
  }
}
