import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CausesOfTasks1763641030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table tasks add column subject text, add column is_cause_gone boolean not null default false`,
    );
    // No row has a subject yet: both are made at once.
    for (const statement of [
      'create unique index tasks_subject_key on tasks (kind, subject) where subject is not null',
      'create index tasks_of_standing_causes on tasks (kind, subject) where subject is not null and not is_cause_gone',
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tasks drop column subject, drop column is_cause_gone');
  }
}
