import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tasks1795734010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A task outlives its application: what is to be done may not end with it.
      create table tasks (
        id uuid primary key,
        application_id uuid references application_submissions on delete set null,
        kind text not null,
        title text not null,
        due_on date not null,
        owner_id uuid references admins on delete set null,
        done_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        subject text,
        is_cause_gone boolean not null default false
      );
      create index tasks_by_day on tasks (due_on, id);
      create index open_tasks_by_day on tasks (due_on, id) where done_at is null;
      create index open_tasks_by_owner on tasks (owner_id, due_on, id) where done_at is null;
      create index done_tasks_by_day on tasks (due_on, id) where done_at is not null;
      create index done_tasks_by_owner on tasks (owner_id, due_on, id) where done_at is not null;
      create index tasks_by_application on tasks (application_id, due_on, id);
      create index open_tasks_by_application on tasks (application_id, due_on, id) where done_at is null;
      create unique index tasks_subject_key on tasks (kind, subject) where subject is not null;
      create index tasks_of_standing_causes on tasks (kind, subject) where subject is not null and not is_cause_gone`);
    await runner.query(`
      create table calendar_links (
        admin_id uuid primary key references admins on delete cascade,
        id uuid not null,
        digest text not null unique,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create view open_tasks as
      select id, application_id, title, due_on from tasks where done_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view open_tasks');
    await runner.query('drop table calendar_links');
    await runner.query('drop table tasks');
  }
}
