import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnsweredQuestions1763640055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // {answer: {from, to}}: they are about people, so they go with the application and are in no log.
    await runner.query('alter table application_events add column answers jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_events drop column answers');
  }
}
