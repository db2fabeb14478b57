import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderConsents1763641100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lender_consents (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        lender_id uuid references lenders on delete set null,
        lender_name text not null,
        state text not null check (state in ('asked', 'given', 'refused', 'withdrawn')),
        via text check (via in ('link', 'phone', 'email', 'in_person')),
        asked_at timestamptz,
        answered_at timestamptz,
        recorded_by uuid references admins on delete set null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index lender_consents_by_application on lender_consents (application_id, id)');
    await runner.query(`
      create unique index lender_consents_by_lender on lender_consents (lender_id, application_id)`);
    await runner.query(`
      create index lender_consents_by_recorder on lender_consents (recorded_by) where recorded_by is not null`);
    // The name stays as history when a lender goes.
    await runner.query(`
      create function rename_lender_in_consents() returns trigger language plpgsql as $$
      begin
        update lender_consents set lender_name = new.name where lender_id = new.id;
        return null;
      end $$`);
    await runner.query(`
      create trigger lender_renamed_in_consents after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_consents()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger lender_renamed_in_consents on lenders');
    await runner.query('drop function rename_lender_in_consents()');
    await runner.query('drop table lender_consents');
  }
}
