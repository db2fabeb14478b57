import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByDuplicateOf1763641500040 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'applications_by_duplicate_of',
      'application_submissions (duplicate_of, id) where duplicate_of is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_duplicate_of');
  }
}
