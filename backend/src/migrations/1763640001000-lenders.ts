import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Lenders1763640001000 implements MigrationInterface {
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
        updated_at timestamptz(3) not null
      )`);
    // One row: its lock is the turn of whoever changes lenders, its number tells every process what is current.
    await runner.query(`
      create table lender_panel (
        only_row boolean primary key default true check (only_row),
        version bigint not null default 0
      )`);
    await runner.query('insert into lender_panel default values');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lender_panel');
    await runner.query('drop table lenders');
  }
}
