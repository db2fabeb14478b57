import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApplicationCounts1763640020200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Sums of n: each change adds a row, so that no submission waits for another; a job adds the rows up.
    await runner.query(`
      create table application_counts (
        status text not null,
        product_keys text[] not null,
        introducer_id uuid,
        n bigint not null
      )`);
    // By triggers, so that a change by hand is counted as well.
    await runner.query(`
      create function count_added_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts select status, product_keys, introducer_id, count(*) from written group by 1, 2, 3;
        return null;
      end $$`);
    await runner.query(`
      create function count_removed_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts select status, product_keys, introducer_id, -count(*) from gone group by 1, 2, 3;
        return null;
      end $$`);
    await runner.query(`
      create function recount_application() returns trigger language plpgsql as $$
      begin
        insert into application_counts values
          (old.status, old.product_keys, old.introducer_id, -1), (new.status, new.product_keys, new.introducer_id, 1);
        return null;
      end $$`);
    await runner.query(`
      create function forget_application_counts() returns trigger language plpgsql as $$
      begin
        delete from application_counts;
        return null;
      end $$`);
    await runner.query(`
      create trigger applications_are_counted_when_added after insert on application_submissions
      referencing new table as written for each statement execute function count_added_applications()`);
    await runner.query(`
      create trigger applications_are_counted_when_removed after delete on application_submissions
      referencing old table as gone for each statement execute function count_removed_applications()`);
    await runner.query(`
      create trigger applications_are_counted_when_changed
      after update of status, product_keys, introducer_id on application_submissions for each row
      when ((old.status, old.product_keys, old.introducer_id) is distinct from
        (new.status, new.product_keys, new.introducer_id))
      execute function recount_application()`);
    await runner.query(`
      create trigger applications_are_counted_when_truncated after truncate on application_submissions
      for each statement execute function forget_application_counts()`);
    await runner.query(`
      insert into application_counts
      select status, product_keys, introducer_id, count(*) from application_submissions group by 1, 2, 3`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // With the triggers that call them.
    await runner.query(`
      drop function count_added_applications(), count_removed_applications(), recount_application(),
        forget_application_counts() cascade`);
    await runner.query('drop table application_counts');
  }
}
