import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubmissionsInEvents1763641060010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A lender's name as it was then, and how the submission to it stood before and after.
    await runner.query(`
      alter table application_events
        add column submission_lender text, add column from_state text, add column to_state text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table application_events drop column submission_lender, drop column from_state, drop column to_state',
    );
  }
}
