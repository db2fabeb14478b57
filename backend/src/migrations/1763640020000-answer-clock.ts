import type { MigrationInterface, QueryRunner } from 'typeorm';

/** England's, of all the years in which there can be applications by now. */
const BANK_HOLIDAYS = [
  ...['2025-01-01', '2025-04-18', '2025-04-21', '2025-05-05', '2025-05-26', '2025-08-25', '2025-12-25'],
  ...['2025-12-26', '2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31'],
  ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31'],
  ...['2027-08-30', '2027-12-27', '2027-12-28', '2028-01-03', '2028-04-14', '2028-04-17', '2028-05-01'],
  ...['2028-05-29', '2028-08-28', '2028-12-25', '2028-12-26'],
];

export class AnswerClock1763640020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The default is for what the version before this one still takes in during an update.
    await runner.query(`
      alter table application_submissions
        add column due_at timestamptz not null default now() + interval '2 hours',
        add column first_moved_at timestamptz`);
    // Two office hours after they came, as the program reckons it for new ones.
    await runner.query(
      `
      with span as (
        select (min(created_at) at time zone 'Europe/London')::date as first,
          (max(created_at) at time zone 'Europe/London')::date + 20 as last
        from application_submissions
      ), worked as (
        select day::date as day from span, generate_series(first, last, interval '1 day') as day
        where extract(isodow from day) < 6 and day::date <> all($1::date[])
      ), calendar as materialized (
        select day::date as day, (select min(worked.day) from worked where worked.day >= each.day) as opens,
          (select min(worked.day) from worked where worked.day > each.day) as follows
        from span, generate_series(first, last, interval '1 day') as each(day)
      ), begun as (
        select id, case when local::time < '18:00' then greatest(local, opens + time '09:00')
            else follows + time '09:00' end as start
        from application_submissions, lateral (select created_at at time zone 'Europe/London' as local) as own
        join calendar on calendar.day = local::date
      ), due as (
        select id, case when start::time <= '16:00' then start + interval '2 hours'
            else follows + (start::time - interval '7 hours') end as local
        from begun join calendar on calendar.day = start::date
      )
      update application_submissions as application set due_at = due.local at time zone 'Europe/London'
      from due where due.id = application.id`,
      [BANK_HOLIDAYS],
    );
    await runner.query(`
      update application_submissions as application set first_moved_at = coalesce(
        (select min(at) from activity where subject_type = 'application' and subject_id = application.id
           and action = 'application-reviewed' and changes ? 'status'),
        first_decided_at, updated_at)
      where status <> 'pending' or exists (
        select from activity where subject_type = 'application' and subject_id = application.id
          and action = 'application-reviewed' and changes ? 'status')`);
    // What waits, by when it is due; everything that was looked at comes after it.
    await runner.query(`
      create index applications_by_due on application_submissions (
        (case when first_moved_at is null then due_at else 'infinity' end), id)`);
    await runner.query(`
      create index applications_by_decision on application_submissions (first_decided_at desc)
      include (created_at, first_moved_at) where first_decided_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_decision, applications_by_due');
    await runner.query('alter table application_submissions drop column due_at, drop column first_moved_at');
  }
}
