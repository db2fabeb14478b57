import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderImportFiles1763640026100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table lender_import_files (id uuid primary key, content bytea not null)');
    // A workbook is compressed already.
    await runner.query('alter table lender_import_files alter column content set storage external');
    // Several previews may be of one file.
    await runner.query(`
      create table lender_preview_files (
        import_id uuid primary key references lender_imports on delete cascade,
        file_id uuid not null references lender_import_files on delete cascade
      )`);
    await runner.query('create index lender_preview_files_by_file on lender_preview_files (file_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lender_preview_files');
    await runner.query('drop table lender_import_files');
  }
}
