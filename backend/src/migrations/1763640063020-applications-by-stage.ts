import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByStage1763640063020 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(runner, 'applications_by_stage', 'application_submissions (stage, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_stage');
  }
}
