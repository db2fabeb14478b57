import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PerimeterChecks1795732925000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_submissions
        add column perimeter_checked_at timestamptz,
        add column perimeter_checked_by uuid references admins on delete set null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_submissions drop column perimeter_checked_at, drop column perimeter_checked_by`);
  }
}
