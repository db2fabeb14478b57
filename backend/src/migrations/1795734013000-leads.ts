import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Leads1795734013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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
      );
      -- One for each order of the list; ids are UUIDv7.
      create index leads_by_introducer on leads (introducer_id, id);
      create index leads_by_name on leads (introducer_id, (folded(name) collate "C"), id);
      create index leads_by_company on leads (introducer_id, (folded(coalesce(company, '')) collate "C"), id);
      create index leads_by_stage on leads (introducer_id, array_position(
        array['lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost'], status), id);
      create index leads_by_email on leads (introducer_id, email_key);
      -- Finds a name either way round.
      create index leads_by_text on leads using gin (introducer_id, folded(
        name || ' ' || name || chr(10) || email || chr(10) || coalesce(phone, '') || chr(10) || coalesce(company, '')
        || chr(10) || coalesce(notes, '')
      ) gin_trgm_ops)`);
    await runner.query(`
      create view lead_totals as select introducer_id, count(*)::int as n from leads group by introducer_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view lead_totals');
    await runner.query('drop table leads');
  }
}
