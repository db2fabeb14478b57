import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

/** Of those in one state the ones that have waited longest, without reading past those in all others. */
export class SubmissionsByStateAndMove1763641700600 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'submissions_by_state_and_move',
      'lender_submissions (state, moved_at, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_by_state_and_move');
  }
}
