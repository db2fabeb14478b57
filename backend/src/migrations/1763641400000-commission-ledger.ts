import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommissionLedger1763641400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commission_statements (
        id uuid primary key,
        number text unique,
        introducer_id uuid not null references introducers,
        month text not null,
        state text not null check (state in ('draft', 'approved', 'paid')),
        net_pence bigint not null,
        vat_pence bigint not null,
        approved_at timestamptz,
        approved_by uuid references admins on delete set null,
        paid_on date,
        payment_reference text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((number is null) = (state = 'draft'))
      )`);
    await runner.query(
      'create index commission_statements_by_introducer on commission_statements (introducer_id, id)',
    );
    await runner.query(`
      create unique index one_draft_a_month on commission_statements (introducer_id, month)
      where state = 'draft'`);
    await runner.query(`
      create table commission_entries (
        id uuid primary key,
        introducer_id uuid not null references introducers,
        application_id uuid references application_submissions on delete set null,
        submission_id uuid references lender_submissions on delete set null,
        kind text not null check (kind in ('earned', 'clawback', 'adjustment')),
        amount_pence bigint not null,
        vat_pence bigint not null,
        how text not null,
        takes_back_id uuid references commission_entries,
        earned_on date not null,
        due_on date not null,
        statement_id uuid references commission_statements,
        created_at timestamptz not null,
        created_by uuid references admins on delete set null
      )`);
    await runner.query(
      'create index commission_entries_by_introducer on commission_entries (introducer_id, id)',
    );
    await runner.query(
      'create index commission_entries_by_application on commission_entries (application_id, id)',
    );
    await runner.query(
      'create index commission_entries_by_submission on commission_entries (submission_id, id)',
    );
    await runner.query(
      'create index commission_entries_by_statement on commission_entries (statement_id, id)',
    );
    await runner.query(`
      create index commission_clawbacks on commission_entries (takes_back_id) where takes_back_id is not null`);
    // With the sums, so that they are read from the index alone.
    await runner.query(`
      create index open_commission_entries on commission_entries (introducer_id, due_on)
      include (amount_pence, vat_pence) where statement_id is null`);
    await runner.query(`
      create index commission_entries_by_day on commission_entries (introducer_id, earned_on)
      include (amount_pence)`);
    // What an entry says stays for ever. It is put on a statement, and off one that is still a draft; and it forgets its
    // case, where that is erased, and the member of the staff who made it, where they are gone.
    await runner.query(`
      create function keep_commission_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - '{statement_id,application_id,submission_id,created_by}'::text[]
              = to_jsonb(old) - '{statement_id,application_id,submission_id,created_by}'::text[]
            and (new.application_id is null or new.application_id is not distinct from old.application_id)
            and (new.submission_id is null or new.submission_id is not distinct from old.submission_id)
            and (new.created_by is null or new.created_by is not distinct from old.created_by)
            and (old.statement_id is null or new.statement_id is not distinct from old.statement_id
              or new.statement_id is null
                and (select state = 'draft' from commission_statements where id = old.statement_id))
          then
            return new;
          end if;
        elsif tg_op = 'TRUNCATE' then
          if not exists (select from commission_entries) then
            return null;
          end if;
        end if;
        raise exception 'The ledger of commissions is append-only' using errcode = 'insufficient_privilege';
      end $$`);
    await runner.query(`
      create trigger commission_entries_are_kept before update or delete on commission_entries
      for each row execute function keep_commission_entry()`);
    await runner.query(`
      create trigger commission_entries_are_not_truncated before truncate on commission_entries
      for each statement execute function keep_commission_entry()`);
    await runner.query(`
      create table lender_receipts (
        id uuid primary key,
        submission_id uuid not null references lender_submissions on delete cascade,
        completion_id uuid not null,
        broker_commission_pence bigint not null,
        drawn_pence bigint,
        received_on date not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index lender_receipts_by_completion on lender_receipts (completion_id, id)');
    await runner.query('create index lender_receipts_by_submission on lender_receipts (submission_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lender_receipts');
    await runner.query('drop table commission_entries');
    await runner.query('drop function keep_commission_entry()');
    await runner.query('drop table commission_statements');
  }
}
