import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Leads1763640013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Both may be created by whoever owns the database. They index the parts of a text, within one partner's rows.
    await runner.query('create extension if not exists pg_trgm');
    await runner.query('create extension if not exists btree_gin');
    await runner.query(`
      create table leads (
        id uuid primary key,
        introducer_id uuid not null references introducers,
        name text not null,
        email text not null,
        email_key text not null,
        phone text,
        company text,
        status text not null default 'lead'
          check (status in ('lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost')),
        source text,
        notes text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    // One for each order of the list; ids are UUIDv7.
    await runner.query('create index leads_by_introducer on leads (introducer_id, id)');
    await runner.query('create index leads_by_name on leads (introducer_id, (lower(name) collate "C"), id)');
    await runner.query(
      `create index leads_by_company on leads (introducer_id, (coalesce(lower(company), '') collate "C"), id)`,
    );
    await runner.query(`
      create index leads_by_stage on leads (introducer_id, array_position(
        array['lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost'], status), id)`);
    await runner.query('create index leads_by_email on leads (introducer_id, email_key)');
    await runner.query(`
      create index leads_by_text on leads using gin (introducer_id, (lower(name || chr(10) || email || chr(10)
        || coalesce(phone, '') || chr(10) || coalesce(company, '') || chr(10) || coalesce(notes, ''))) gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table leads');
    await runner.query('drop extension btree_gin');
    await runner.query('drop extension pg_trgm');
  }
}
