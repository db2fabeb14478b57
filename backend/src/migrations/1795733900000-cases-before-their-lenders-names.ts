import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CasesBeforeTheirLendersNames1795733900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A lender's new name, or its end, is written to what belongs to cases by triggers and foreign keys. Like everybody
    // else they lock the cases first: whoever works on one need not keep all lenders from being changed.
    await runner.query(`
      create function lock_cases_of_lender() returns trigger language plpgsql as $$
      begin
        perform from application_submissions where id in (
          select id from application_submissions where assigned_lender_id = old.id
          union select application_id from lender_submissions where lender_id = old.id
          union select application_id from lender_consents where lender_id = old.id
        ) order by id for no key update;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$`);
    await runner.query(`
      create trigger renamed_lender_locks_cases before update of name on lenders for each row
      when (old.name is distinct from new.name) execute function lock_cases_of_lender()`);
    await runner.query(`
      create trigger deleted_lender_locks_cases before delete on lenders for each row
      execute function lock_cases_of_lender()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger deleted_lender_locks_cases on lenders');
    await runner.query('drop trigger renamed_lender_locks_cases on lenders');
    await runner.query('drop function lock_cases_of_lender()');
  }
}
