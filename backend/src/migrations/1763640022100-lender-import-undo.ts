import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderImportUndo1763640022100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lender_imports
        add column undone_at timestamptz(3),
        add column undone_by text,
        drop constraint lender_imports_status_check,
        add constraint lender_imports_status_check check (status in ('previewed', 'imported', 'undone')),
        add constraint lender_imports_undone_check check ((status = 'undone') = (undone_at is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update lender_imports set status = 'imported', undone_at = null where status = 'undone'`,
    );
    await runner.query(`
      alter table lender_imports
        drop constraint lender_imports_undone_check,
        drop constraint lender_imports_status_check,
        add constraint lender_imports_status_check check (status in ('previewed', 'imported')),
        drop column undone_by,
        drop column undone_at`);
  }
}
