import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Commissions1795734012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commission_terms (
        id uuid primary key,
        introducer_id uuid references introducers,
        product text,
        basis text not null check (basis in ('share', 'loan_percent', 'fixed')),
        percent numeric,
        fixed_pence bigint,
        minimum_pence bigint,
        cap_pence bigint,
        vat text not null check (vat in ('exempt', 'standard')),
        pay_after_days integer not null,
        valid_from date not null,
        created_at timestamptz not null,
        created_by uuid references admins on delete set null
      );
      -- Null is a scope of its own, all partners or all products: there too, a day has one set of terms.
      create unique index commission_terms_once_a_day
        on commission_terms ((coalesce(introducer_id::text, '')), (coalesce(product, '')), valid_from);
      create index commission_terms_by_introducer on commission_terms (introducer_id, id)`);
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
      );
      create index commission_statements_by_introducer on commission_statements (introducer_id, id);
      create unique index one_draft_a_month on commission_statements (introducer_id, month) where state = 'draft'`);
    await runner.query(`
      create table commission_statement_documents (
        statement_id uuid primary key references commission_statements,
        document bytea not null
      )`);
    await runner.query(`
      -- The last number of a year. The next transaction waits for the one before, so that no number is skipped.
      create table commission_statement_series (year integer primary key, last integer not null)`);
    await runner.query(`
      -- Of which months the product itself has run the statements.
      create table commission_statement_runs (month text primary key)`);
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
      );
      create index commission_entries_by_introducer on commission_entries (introducer_id, id);
      create index commission_entries_by_application on commission_entries (application_id, id);
      create index commission_entries_by_submission on commission_entries (submission_id, id);
      create index commission_entries_by_statement on commission_entries (statement_id, id);
      create index commission_clawbacks on commission_entries (takes_back_id) where takes_back_id is not null;
      -- With the sums, so that they are read from the index alone.
      create index open_commission_entries on commission_entries (introducer_id, due_on)
        include (amount_pence, vat_pence) where statement_id is null;
      create index commission_entries_by_day on commission_entries (introducer_id, earned_on) include (amount_pence);

      -- What an entry says stays for ever. It is put on a statement, and off one that is still a draft; and it forgets its
      -- case, where that is erased, and the member of the staff who made it, where they are gone.
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
      end $$;
      create trigger commission_entries_are_kept before update or delete on commission_entries
      for each row execute function keep_commission_entry();
      create trigger commission_entries_are_not_truncated before truncate on commission_entries
      for each statement execute function keep_commission_entry()`);
    await runner.query(`
      -- Questions may be about people: they go with the case that they are about.
      create table commission_questions (
        id uuid primary key,
        introducer_id uuid not null references introducers on delete cascade,
        entry_id uuid references commission_entries,
        application_id uuid references application_submissions on delete cascade,
        question text not null,
        asked_at timestamptz not null,
        answer text,
        answered_at timestamptz,
        answered_by uuid references admins on delete set null,
        check (entry_id is not null or application_id is not null),
        check ((answer is null) = (answered_at is null))
      );
      create index commission_questions_by_entry on commission_questions (entry_id, id);
      create index commission_questions_by_application on commission_questions (application_id, id);
      create index commission_questions_by_introducer on commission_questions (introducer_id, id)`);
    await runner.query(`
      create table lender_receipts (
        id uuid primary key,
        submission_id uuid not null references lender_submissions on delete cascade,
        completion_id uuid not null references completions on delete cascade,
        broker_commission_pence bigint not null,
        drawn_pence bigint,
        received_on date not null,
        created_at timestamptz not null
      );
      create index lender_receipts_by_completion on lender_receipts (completion_id, id);
      create index lender_receipts_by_submission on lender_receipts (submission_id, id)`);
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
      );

      -- What a client read stays for ever, and so does when they opened and acknowledged it. It goes with its case.
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
        raise exception 'A commission disclosure cannot be changed' using errcode = 'insufficient_privilege';
      end $$;
      create trigger commission_disclosures_are_kept before update or delete on commission_disclosures
      for each row execute function keep_commission_disclosure()`);
    await runner.query(`
      create table commission_disclosure_documents (
        disclosure_id uuid primary key references commission_disclosures on delete cascade,
        document bytea not null
      );

      create function keep_commission_disclosure_document() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from commission_disclosures where id = old.disclosure_id) then
          return old;
        end if;
        raise exception 'A commission disclosure cannot be changed' using errcode = 'insufficient_privilege';
      end $$;
      create trigger commission_disclosure_documents_are_kept
      before update or delete on commission_disclosure_documents
      for each row execute function keep_commission_disclosure_document()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table commission_disclosure_documents, commission_disclosures');
    await runner.query('drop function keep_commission_disclosure_document(), keep_commission_disclosure()');
    await runner.query('drop table lender_receipts, commission_questions');
    await runner.query('drop table commission_entries');
    await runner.query('drop function keep_commission_entry()');
    await runner.query(`
      drop table commission_statement_runs, commission_statement_series, commission_statement_documents`);
    await runner.query('drop table commission_statements, commission_terms');
  }
}
