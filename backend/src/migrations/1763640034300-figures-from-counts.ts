import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FiguresFromCounts1763640034300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger introducers_have_figures on introducers');
    await runner.query('drop trigger cases_are_counted_when_added on application_submissions');
    await runner.query('drop trigger cases_are_counted_when_removed on application_submissions');
    await runner.query('drop trigger cases_are_counted_when_changed on application_submissions');
    await runner.query('drop function recount_case(), count_cases(), begin_introducer_figures()');
    await runner.query('drop table introducer_figures');
    // What was not added up yet of partners who are gone.
    await runner.query(`
      delete from application_counts where introducer_id not in (select id from introducers)`);
    await runner.query(`
      alter table application_counts
        add constraint application_counts_introducer_fkey
          foreign key (introducer_id) references introducers on delete cascade`);
    await runner.query(`
      create index application_counts_by_introducer on application_counts (introducer_id, status) include (n)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index application_counts_by_introducer');
    await runner.query('alter table application_counts drop constraint application_counts_introducer_fkey');
    await runner.query(`
      create table introducer_figures (
        introducer_id uuid primary key references introducers on delete cascade,
        cases integer not null default 0,
        approved integer not null default 0,
        rejected integer not null default 0
      )`);
    await runner.query(`
      insert into introducer_figures
      select introducers.id, coalesce(sum(n), 0), coalesce(sum(n) filter (where status = 'approved'), 0),
        coalesce(sum(n) filter (where status = 'rejected'), 0)
      from introducers left join application_counts on introducer_id = introducers.id group by introducers.id`);
    await runner.query(`
      create function begin_introducer_figures() returns trigger language plpgsql as $$
      begin
        insert into introducer_figures (introducer_id) values (new.id);
        return null;
      end $$`);
    await runner.query(`
      create trigger introducers_have_figures after insert on introducers
      for each row execute function begin_introducer_figures()`);
    await runner.query(`
      create function count_cases() returns trigger language plpgsql as $$
      declare
        step constant integer := case tg_op when 'DELETE' then -1 else 1 end;
      begin
        update introducer_figures as kept set cases = kept.cases + step * written_for.cases,
          approved = kept.approved + step * written_for.approved,
          rejected = kept.rejected + step * written_for.rejected
        from (
          select introducer_id, count(*) as cases, count(*) filter (where status = 'approved') as approved,
            count(*) filter (where status = 'rejected') as rejected
          from written where introducer_id is not null group by introducer_id
        ) as written_for
        where kept.introducer_id = written_for.introducer_id;
        return null;
      end $$`);
    await runner.query(`
      create trigger cases_are_counted_when_added after insert on application_submissions
      referencing new table as written for each statement execute function count_cases()`);
    await runner.query(`
      create trigger cases_are_counted_when_removed after delete on application_submissions
      referencing old table as written for each statement execute function count_cases()`);
    await runner.query(`
      create function recount_case() returns trigger language plpgsql as $$
      begin
        update introducer_figures set cases = cases - 1, approved = approved - (old.status = 'approved')::int,
          rejected = rejected - (old.status = 'rejected')::int where introducer_id = old.introducer_id;
        update introducer_figures set cases = cases + 1, approved = approved + (new.status = 'approved')::int,
          rejected = rejected + (new.status = 'rejected')::int where introducer_id = new.introducer_id;
        return null;
      end $$`);
    await runner.query(`
      create trigger cases_are_counted_when_changed after update of status, introducer_id on application_submissions
      for each row when (old.status <> new.status or old.introducer_id is distinct from new.introducer_id)
      execute function recount_case()`);
    await runner.query(
      'create index introducer_figures_by_cases on introducer_figures (cases, introducer_id)',
    );
  }
}
