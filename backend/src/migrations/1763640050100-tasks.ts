import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tasks1763640050100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A task outlives its application: what is to be done may not end with it.
    await runner.query(`
      create table tasks (
        id uuid primary key,
        application_id uuid references application_submissions on delete set null,
        kind text not null,
        title text not null,
        due_on date not null,
        owner_id uuid references admins on delete set null,
        done_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    for (const statement of [
      'create index open_tasks_by_day on tasks (due_on, id) where done_at is null',
      'create index open_tasks_by_owner on tasks (owner_id, due_on, id) where done_at is null',
      'create index done_tasks_by_day on tasks (due_on, id) where done_at is not null',
      'create index done_tasks_by_owner on tasks (owner_id, due_on, id) where done_at is not null',
      'create index tasks_by_application on tasks (application_id, due_on, id)',
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tasks');
  }
}
