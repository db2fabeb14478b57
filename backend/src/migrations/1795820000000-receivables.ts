import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class Receivables1795820000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table commission_terms add pay_when text not null default 'completed'
        check (pay_when in ('completed', 'received'))`);
    await runner.query(`
      create table receivables (
        id uuid primary key,
        application_id uuid references application_submissions on delete set null,
        submission_id uuid references lender_submissions on delete set null,
        completion_id uuid references completions on delete set null,
        lender_id uuid references lenders on delete set null,
        -- The name stays as history when a lender goes.
        lender_name text not null,
        origin text not null check (origin in ('completion', 'payment')),
        expected_pence bigint not null,
        drawn_pence bigint,
        pay_when text check (pay_when in ('completed', 'received')),
        expected_on date not null,
        received_pence bigint not null,
        open_pence bigint not null,
        state text not null check (state in ('open', 'received', 'short', 'over', 'written_off')),
        written_off_at timestamptz,
        written_off_by uuid references admins on delete set null,
        write_off_reason text,
        cancelled_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (open_pence = 0 or open_pence = expected_pence - received_pence)
      );
      create unique index receivable_of_completion on receivables (completion_id) where origin = 'completion';
      create index receivables_by_completion on receivables (completion_id, id);
      create index receivables_by_submission on receivables (submission_id, id);
      create index receivables_by_application on receivables (application_id, id);
      create index receivables_by_lender on receivables (lender_id, id);
      create index receivables_by_day on receivables (expected_on, id);
      create index open_receivables on receivables (expected_on) where open_pence > 0;

      create function rename_lender_in_receivables() returns trigger language plpgsql as $$
      begin
        update receivables set lender_name = new.name where lender_id = new.id;
        return null;
      end $$;
      create trigger lender_renamed_in_receivables after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_receivables()`);
    await runner.query(`
      create table receivable_receipts (
        id uuid primary key,
        receivable_id uuid not null references receivables,
        received_pence bigint not null check (received_pence > 0),
        received_on date not null,
        reference text,
        created_at timestamptz not null,
        created_by uuid references admins on delete set null
      );
      create index receivable_receipts_by_receivable on receivable_receipts (receivable_id, id);

      -- A payment that was recorded stays, but for what an erasure takes out of it. It forgets the member of the staff who recorded it, where they are gone.
      create function keep_receivable_receipt() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.created_by is null
          and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by'
        then
          return new;
        end if;
        raise exception 'Payments of lenders are append-only' using errcode = 'insufficient_privilege';
      end $$;
      create trigger receivable_receipts_are_kept before update or delete on receivable_receipts
      for each row when (not erases_people()) execute function keep_receivable_receipt()`);
    // Earlier completions: staff record whether the firm was paid.
    await runner.query(`
      insert into receivables (id, application_id, submission_id, completion_id, lender_id, lender_name, origin,
        expected_pence, drawn_pence, pay_when, expected_on, received_pence, open_pence, state, created_at, updated_at)
      select completions.id, put.application_id, put.id, completions.id, put.lender_id, put.lender_name, 'completion',
        completions.broker_commission_pence, completions.drawn_pence,
        case when exists (select from lender_receipts where completion_id = completions.id) then 'completed' end,
        completions.completed_on + 30, 0, completions.broker_commission_pence,
        case when completions.broker_commission_pence = 0 then 'received' else 'open' end,
        completions.created_at, completions.created_at
      from completions join lender_submissions as put on put.id = completions.submission_id
      where completions.reversed_at is null;
      insert into receivables (id, application_id, submission_id, completion_id, lender_id, lender_name, origin,
        expected_pence, pay_when, expected_on, received_pence, open_pence, state, created_at, updated_at)
      select paid.id, put.application_id, put.id, paid.completion_id, put.lender_id, put.lender_name, 'payment',
        paid.broker_commission_pence, 'completed', paid.received_on, paid.broker_commission_pence, 0, 'received',
        paid.created_at, paid.created_at
      from lender_receipts as paid join lender_submissions as put on put.id = paid.submission_id
      where paid.drawn_pence is null;
      insert into receivable_receipts (id, receivable_id, received_pence, received_on, created_at)
      select id, id, broker_commission_pence, received_on, created_at from lender_receipts
      where drawn_pence is null and broker_commission_pence > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger lender_renamed_in_receivables on lenders');
    await runner.query('drop table receivable_receipts, receivables');
    await runner.query('drop function keep_receivable_receipt(), rename_lender_in_receivables()');
    await runner.query('alter table commission_terms drop pay_when');
  }
}
