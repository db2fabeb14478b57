import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

/** The figures of decisions leave duplicates out, and still read no application itself. */
export class ApplicationsByDecision1763641500070 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'applications_by_decision',
      `application_submissions (first_decided_at desc)
        include (created_at, first_moved_at, duplicate_of) where first_decided_at is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_decision');
    await runner.query(
      `create index applications_by_decision on application_submissions (first_decided_at desc) include (created_at, first_moved_at) where first_decided_at is not null`,
    );
  }
}
