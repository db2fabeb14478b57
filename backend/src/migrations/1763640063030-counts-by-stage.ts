import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountsByStage1763640063030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Nobody adds or changes an application until the sums are those of the rows.
    await runner.query('lock table application_submissions in share row exclusive mode');
    await runner.query('delete from application_counts');
    // Without defaults: the version before this one adds up without them, and would lose what they say.
    await runner.query(`
      alter table application_counts add column stage text not null, add column amount bigint not null`);
    // In whole pounds; of a span, the most that was asked for.
    await runner.query(`
      create function amount_asked(amount_from bigint, amount_to bigint) returns bigint immutable language sql
      return coalesce(amount_to, amount_from, 0)`);
    await runner.query(`
      create or replace function count_added_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
        select status, stage, product_keys, introducer_id, count(*), sum(amount_asked(amount_from, amount_to))
        from written group by 1, 2, 3, 4;
        return null;
      end $$`);
    await runner.query(`
      create or replace function count_removed_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
        select status, stage, product_keys, introducer_id, -count(*), -sum(amount_asked(amount_from, amount_to))
        from gone group by 1, 2, 3, 4;
        return null;
      end $$`);
    await runner.query(`
      create or replace function recount_application() returns trigger language plpgsql as $$
      begin
        insert into application_counts (status, stage, product_keys, introducer_id, n, amount) values
          (old.status, old.stage, old.product_keys, old.introducer_id, -1,
            -amount_asked(old.amount_from, old.amount_to)),
          (new.status, new.stage, new.product_keys, new.introducer_id, 1,
            amount_asked(new.amount_from, new.amount_to));
        return null;
      end $$`);
    await runner.query('drop trigger applications_are_counted_when_changed on application_submissions');
    await runner.query(`
      create trigger applications_are_counted_when_changed
      after update of status, stage, product_keys, introducer_id, amount_from, amount_to
      on application_submissions for each row
      when ((old.status, old.stage, old.product_keys, old.introducer_id, old.amount_from, old.amount_to)
        is distinct from
        (new.status, new.stage, new.product_keys, new.introducer_id, new.amount_from, new.amount_to))
      execute function recount_application()`);
    await runner.query(`
      insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
      select status, stage, product_keys, introducer_id, count(*), sum(amount_asked(amount_from, amount_to))
      from application_submissions group by 1, 2, 3, 4`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('lock table application_submissions in share row exclusive mode');
    await runner.query(`
      create or replace function count_added_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts select status, product_keys, introducer_id, count(*) from written group by 1, 2, 3;
        return null;
      end $$`);
    await runner.query(`
      create or replace function count_removed_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts select status, product_keys, introducer_id, -count(*) from gone group by 1, 2, 3;
        return null;
      end $$`);
    await runner.query(`
      create or replace function recount_application() returns trigger language plpgsql as $$
      begin
        insert into application_counts values
          (old.status, old.product_keys, old.introducer_id, -1), (new.status, new.product_keys, new.introducer_id, 1);
        return null;
      end $$`);
    await runner.query('drop trigger applications_are_counted_when_changed on application_submissions');
    await runner.query(`
      create trigger applications_are_counted_when_changed
      after update of status, product_keys, introducer_id on application_submissions for each row
      when ((old.status, old.product_keys, old.introducer_id) is distinct from
        (new.status, new.product_keys, new.introducer_id))
      execute function recount_application()`);
    await runner.query('drop function amount_asked(bigint, bigint)');
    await runner.query('alter table application_counts drop column stage, drop column amount');
  }
}
