import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByOwner1763640050010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(runner, 'applications_by_owner', 'application_submissions (owner_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_owner');
  }
}
