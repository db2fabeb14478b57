import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderChanges1763640009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Which version of the panel changed a lender last; a lender that is gone keeps its line, so that it is missed.
    await runner.query(`
      create table lender_changes (
        lender_id uuid primary key,
        version bigint not null
      )`);
    await runner.query('create index lender_changes_by_version on lender_changes (version)');
    await runner.query('insert into lender_changes select id, version from lenders, lender_panel');
    // By trigger, so that a change by hand is seen as well.
    await runner.query(`
      create function record_lender_changes() returns trigger language plpgsql as $$
      declare
        current bigint;
      begin
        update lender_panel set version = version + 1 returning version into current;
        if tg_op = 'TRUNCATE' then
          update lender_changes set version = current;
        else
          insert into lender_changes select id, current from changed
            on conflict (lender_id) do update set version = excluded.version;
        end if;
        return null;
      end $$`);
    await runner.query(`
      create trigger lenders_inserted after insert on lenders referencing new table as changed
        for each statement execute function record_lender_changes()`);
    await runner.query(`
      create trigger lenders_updated after update on lenders referencing new table as changed
        for each statement execute function record_lender_changes()`);
    await runner.query(`
      create trigger lenders_deleted after delete on lenders referencing old table as changed
        for each statement execute function record_lender_changes()`);
    await runner.query(`
      create trigger lenders_truncated after truncate on lenders
        for each statement execute function record_lender_changes()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // With the triggers that call it.
    await runner.query('drop function record_lender_changes cascade');
    await runner.query('drop table lender_changes');
  }
}
