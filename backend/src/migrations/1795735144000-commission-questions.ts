import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions may be about people: they go with the case that they are about. */
export class CommissionQuestions1795735144000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commission_questions (
        id uuid primary key,
        introducer_id uuid not null references introducers on delete cascade,
        entry_id uuid references commission_entries,
        application_id uuid references application_submissions on delete cascade,
        question text not null,
        asked_at timestamptz not null,
        answer text,
        answered_at timestamptz,
        answered_by uuid references admins on delete set null,
        check (entry_id is not null or application_id is not null),
        check ((answer is null) = (answered_at is null))
      )`);
    await runner.query('create index commission_questions_by_entry on commission_questions (entry_id, id)');
    await runner.query(
      'create index commission_questions_by_application on commission_questions (application_id, id)',
    );
    await runner.query(
      'create index commission_questions_by_introducer on commission_questions (introducer_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table commission_questions');
  }
}
