import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ValidatedLendersOfApplications1763640034410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table application_submissions validate constraint applications_assigned_lender_fkey',
    );
  }

  async down(): Promise<void> {
    // What is valid stays so.
  }
}
