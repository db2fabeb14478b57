import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByCompanyNumber1763641500010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'applications_by_company_number',
      'application_submissions (company_number_key, id) where company_number_key is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_company_number');
  }
}
