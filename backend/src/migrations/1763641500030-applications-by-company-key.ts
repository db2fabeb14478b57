import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByCompanyKey1763641500030 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'applications_by_company_key',
      'application_submissions (company_key, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_company_key');
  }
}
