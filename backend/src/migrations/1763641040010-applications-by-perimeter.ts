import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

export class ApplicationsByPerimeter1763641040010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(runner, 'applications_by_perimeter', 'application_submissions (perimeter, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_perimeter');
  }
}
