import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

/** The entries that tell of many lenders at once: by their time the feed knows which others are parts of them. */
export class ImportsInActivity1763641310000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createConcurrently(
      runner,
      'activity_imports',
      `activity (at) where action in ('lenders-imported', 'lender-import-undone')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index activity_imports');
  }
}
