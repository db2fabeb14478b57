import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByEmailKey1763641500020 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(runner, 'applications_by_email_key', 'application_submissions (email_key, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_email_key');
  }
}
