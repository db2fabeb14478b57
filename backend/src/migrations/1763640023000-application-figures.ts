import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApplicationFigures1763640023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The figures of some weeks are counted without reading the applications themselves.
    await runner.query(`
      create index applications_by_arrival on application_submissions (created_at)
      include (status, product_keys)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_arrival');
  }
}
