import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommissionDisclosures1763641410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commission_disclosures (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        version integer not null,
        text text not null,
        sha256 text not null,
        broker_commission_pence bigint,
        partner_share_pence bigint,
        opened_at timestamptz,
        acknowledged_at timestamptz,
        acknowledged_by text,
        out_of_date_since timestamptz,
        created_at timestamptz not null,
        created_by uuid references admins on delete set null,
        unique (application_id, version),
        check ((acknowledged_at is null) = (acknowledged_by is null)),
        check (acknowledged_at is null or opened_at is not null)
      )`);
    await runner.query(`
      create table commission_disclosure_documents (
        disclosure_id uuid primary key references commission_disclosures on delete cascade,
        document bytea not null
      )`);
    // What a client was told stays for ever, and so does when they opened and acknowledged it. It goes with its case.
    await runner.query(`
      create function keep_commission_disclosure() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - '{opened_at,acknowledged_at,acknowledged_by,out_of_date_since,created_by}'::text[]
              = to_jsonb(old) - '{opened_at,acknowledged_at,acknowledged_by,out_of_date_since,created_by}'::text[]
            and (old.opened_at is null or new.opened_at is not distinct from old.opened_at)
            and (old.acknowledged_at is null or new.acknowledged_at is not distinct from old.acknowledged_at
              and new.acknowledged_by is not distinct from old.acknowledged_by)
            and (new.created_by is null or new.created_by is not distinct from old.created_by)
          then
            return new;
          end if;
        elsif not exists (select from application_submissions where id = old.application_id) then
          return old;
        end if;
        raise exception 'What clients were told of commission stays' using errcode = 'insufficient_privilege';
      end $$`);
    await runner.query(`
      create trigger commission_disclosures_are_kept before update or delete on commission_disclosures
      for each row execute function keep_commission_disclosure()`);
    await runner.query(`
      create function keep_commission_disclosure_document() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from commission_disclosures where id = old.disclosure_id) then
          return old;
        end if;
        raise exception 'What clients were told of commission stays' using errcode = 'insufficient_privilege';
      end $$`);
    await runner.query(`
      create trigger commission_disclosure_documents_are_kept
      before update or delete on commission_disclosure_documents
      for each row execute function keep_commission_disclosure_document()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table commission_disclosure_documents');
    await runner.query('drop function keep_commission_disclosure_document()');
    await runner.query('drop table commission_disclosures');
    await runner.query('drop function keep_commission_disclosure()');
  }
}
