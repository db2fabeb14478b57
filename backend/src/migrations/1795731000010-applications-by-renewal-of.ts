import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByRenewalOf1795731000010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(
      runner,
      'applications_by_renewal_of',
      'application_submissions (renewal_of, id) where renewal_of is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_renewal_of');
  }
}
