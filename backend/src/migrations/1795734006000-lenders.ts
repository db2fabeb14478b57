import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Lenders1795734006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lenders (
        id uuid primary key,
        name text not null,
        description text,
        product_types text not null,
        min_amount text,
        max_amount text,
        interest_rate text,
        min_trading_history text,
        min_credit_score text,
        accepts_adverse_credit text not null default 'false' check (accepts_adverse_credit in ('true', 'false')),
        accepts_startups text not null default 'false' check (accepts_startups in ('true', 'false')),
        min_ltv text,
        max_ltv text,
        property_types text,
        accepts_refurb_projects text not null default 'true' check (accepts_refurb_projects in ('true', 'false')),
        accepts_development_projects text not null default 'true'
          check (accepts_development_projects in ('true', 'false')),
        preferred_sectors text,
        excluded_sectors text,
        coverage_areas text,
        contact_email text,
        contact_phone text,
        website text,
        is_active text not null default 'true' check (is_active in ('true', 'false')),
        not_stated text[] not null default '{}',
        is_demo boolean not null default false,
        normalised_name text collate "C" not null constraint lenders_have_unique_names unique,
        product_keys text[] not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        confirmed_at timestamptz(3)
      )`);
    await runner.query(`
      -- One row: its lock serialises changes to lenders, its number tells every process which panel is current.
      create table lender_panel (
        only_row boolean primary key default true check (only_row),
        version bigint not null default 0
      );
      insert into lender_panel default values;

      -- By trigger, so that a change by hand is seen as well.
      create function raise_panel_version() returns trigger language plpgsql as $$
      begin
        update lender_panel set version = version + 1;
        return null;
      end $$;
      create trigger lenders_changed after insert or update or delete or truncate on lenders
        for each statement execute function raise_panel_version()`);
    await runner.query(`
      create table lender_imports (
        id uuid primary key,
        file_name text not null,
        status text not null check (status in ('previewed', 'imported', 'undone')),
        created integer not null,
        updated integer not null,
        unchanged integer not null,
        failed integer not null,
        report jsonb not null,
        previewed_at timestamptz(3) not null,
        imported_at timestamptz(3),
        -- A name stays only where no account has it; all others are found by their id.
        imported_by_name text,
        undone_at timestamptz(3),
        undone_by_name text,
        imported_by uuid references admins on delete set null,
        undone_by uuid references admins on delete set null,
        check ((status = 'previewed') = (imported_at is null)),
        constraint lender_imports_undone_check check ((status = 'undone') = (undone_at is not null))
      );
      create index lender_imports_done on lender_imports (id) where status <> 'previewed';
      create index lender_previews_by_age on lender_imports (previewed_at) where status = 'previewed'`);
    await runner.query(`
      -- A line for each lender that a file names and for each row that was refused.
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
        -- For the undo of an import, which takes back what it confirmed.
        confirmed_before timestamptz(3),
        -- What the file was compared with; null for a new lender.
        lender_updated_at timestamptz(3),
        primary key (import_id, place),
        check ((outcome = 'refused') = (lender_id is null)),
        check ((outcome = 'refused') = (lender_key is null)),
        check ((outcome = 'refused') = (issue is not null)),
        check ((outcome = 'refused') = (cells is not null))
      );
      create index lender_import_lines_by_outcome on lender_import_lines (import_id, outcome, place)`);
    await runner.query(`
      create table lender_import_files (id uuid primary key, content bytea not null);
      -- A workbook is compressed already.
      alter table lender_import_files alter column content set storage external`);
    await runner.query(`
      -- Several previews may be of one file.
      create table lender_preview_files (
        import_id uuid primary key references lender_imports on delete cascade,
        file_id uuid not null references lender_import_files on delete cascade
      );
      create index lender_preview_files_by_file on lender_preview_files (file_id)`);
    await runner.query(`
      -- The key is the same for all spellings of a word.
      create table taught_words (
        id uuid primary key,
        kind text not null check (kind in ('product', 'header', 'property-type', 'place')),
        word text not null,
        key text collate "C" not null,
        meaning text not null,
        taught_at timestamptz(3) not null,
        -- As the names of imports.
        taught_by_name text,
        taught_by uuid references admins on delete set null,
        unique (kind, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table taught_words');
    await runner.query('drop table lender_preview_files, lender_import_files');
    await runner.query('drop table lender_import_lines, lender_imports');
    await runner.query('drop table lender_panel, lenders');
    await runner.query('drop function raise_panel_version()');
  }
}
