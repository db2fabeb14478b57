import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

/** The figures of some weeks leave duplicates out, and still read no application itself. */
export class ApplicationsByArrival1763641500060 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'applications_by_arrival',
      `application_submissions (created_at) include (status, product_keys, duplicate_of)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_arrival');
    await runner.query(
      `create index applications_by_arrival on application_submissions (created_at) include (status, product_keys)`,
    );
  }
}
