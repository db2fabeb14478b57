import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LenderSubmissions1763641060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lender_submissions (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        lender_id uuid references lenders on delete set null,
        lender_name text not null,
        state text not null check (state in ('draft', 'sent', 'info_requested', 'offered', 'accepted', 'completed',
          'declined', 'withdrawn')),
        reference text,
        notes text,
        sent_at timestamptz,
        sent_via text check (sent_via in ('portal', 'email', 'phone', 'pack')),
        decided_at timestamptz,
        reason_code text,
        reason text,
        moved_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query(
      'create index lender_submissions_by_application on lender_submissions (application_id, id)',
    );
    await runner.query('create index lender_submissions_by_lender on lender_submissions (lender_id, id)');
    await runner.query(`
      create unique index live_submissions_by_lender on lender_submissions (application_id, lender_id)
      where state not in ('declined', 'withdrawn')`);
    // The name stays as history when a lender goes.
    await runner.query(`
      create function rename_lender_in_submissions() returns trigger language plpgsql as $$
      begin
        update lender_submissions set lender_name = new.name where lender_id = new.id;
        return null;
      end $$`);
    await runner.query(`
      create trigger lender_renamed_in_submissions after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_submissions()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger lender_renamed_in_submissions on lenders');
    await runner.query('drop function rename_lender_in_submissions()');
    await runner.query('drop table lender_submissions');
  }
}
