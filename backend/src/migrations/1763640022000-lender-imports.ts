import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderImports1763640022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lender_imports (
        id uuid primary key,
        file_name text not null,
        status text not null check (status in ('previewed', 'imported')),
        panel_version bigint not null,
        created integer not null,
        updated integer not null,
        unchanged integer not null,
        failed integer not null,
        report jsonb not null,
        previewed_at timestamptz(3) not null,
        imported_at timestamptz(3),
        imported_by text,
        check ((status = 'previewed') = (imported_at is null))
      )`);
    await runner.query(`create index lender_imports_done on lender_imports (id) where status <> 'previewed'`);
    await runner.query(
      `create index lender_previews_by_age on lender_imports (previewed_at) where status = 'previewed'`,
    );
    // A line for each lender that a file names and for each row that was refused.
    await runner.query(`
      create table lender_import_lines (
        import_id uuid not null references lender_imports on delete cascade,
        place integer not null,
        outcome text not null check (outcome in ('created', 'updated', 'unchanged', 'refused')),
        sheet text not null,
        sheet_row integer not null,
        name text,
        lender_id uuid,
        lender_key text collate "C",
        changes jsonb not null default '{}',
        issue jsonb,
        cells jsonb,
        primary key (import_id, place),
        check ((outcome = 'refused') = (lender_id is null)),
        check ((outcome = 'refused') = (lender_key is null)),
        check ((outcome = 'refused') = (issue is not null)),
        check ((outcome = 'refused') = (cells is not null))
      )`);
    await runner.query(
      'create index lender_import_lines_by_outcome on lender_import_lines (import_id, outcome, place)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lender_import_lines');
    await runner.query('drop table lender_imports');
  }
}
