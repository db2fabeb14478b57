import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which months the product itself has run the statements. */
export class StatementRuns1763641700500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table commission_statement_runs (month text primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table commission_statement_runs');
  }
}
