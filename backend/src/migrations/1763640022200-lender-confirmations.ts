import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderConfirmations1763640022200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lenders add column confirmed_at timestamptz(3)');
    // For the undo of an import, which takes back what it confirmed.
    await runner.query('alter table lender_import_lines add column confirmed_before timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lender_import_lines drop column confirmed_before');
    await runner.query('alter table lenders drop column confirmed_at');
  }
}
