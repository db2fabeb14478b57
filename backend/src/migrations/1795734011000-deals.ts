import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Deals1795734011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lender_submissions (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        lender_id uuid references lenders on delete set null,
        -- The name stays as history when a lender goes.
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
        updated_at timestamptz not null,
        -- What a list of submissions is narrowed by of their cases, written by the triggers below.
        company_name text not null default '',
        owner_id uuid,
        product_keys text[] not null default '{}'
      );
      create index lender_submissions_by_application on lender_submissions (application_id, id);
      create index lender_submissions_by_lender on lender_submissions (lender_id, id);
      create unique index live_submissions_by_lender on lender_submissions (application_id, lender_id)
        where state not in ('declined', 'withdrawn');
      create index submissions_by_state on lender_submissions (state, id);
      create index submissions_by_owner on lender_submissions (owner_id, id);
      create index submissions_by_move on lender_submissions (moved_at, id);
      -- Of those in one state the ones that have waited longest, without reading past those in all others.
      create index submissions_by_state_and_move on lender_submissions (state, moved_at, id);
      create index submissions_by_lender_name on lender_submissions (lower(lender_name), id);
      create index submissions_by_text on lender_submissions using gin (
        product_keys, folded(company_name || chr(10) || coalesce(reference, '')) gin_trgm_ops);

      create function copy_case_to_submission() returns trigger language plpgsql as $$
      begin
        select company_name, owner_id, product_keys into new.company_name, new.owner_id, new.product_keys
        from application_submissions where id = new.application_id;
        return new;
      end $$;
      create trigger submissions_have_their_case before insert on lender_submissions
      for each row execute function copy_case_to_submission();

      create function copy_case_to_submissions() returns trigger language plpgsql as $$
      begin
        update lender_submissions
        set company_name = new.company_name, owner_id = new.owner_id, product_keys = new.product_keys
        where application_id = new.id;
        return null;
      end $$;
      create trigger cases_change_their_submissions after update of company_name, owner_id, product_keys
      on application_submissions for each row
      when ((old.company_name, old.owner_id, old.product_keys) is distinct from
        (new.company_name, new.owner_id, new.product_keys))
      execute function copy_case_to_submissions();

      create function rename_lender_in_submissions() returns trigger language plpgsql as $$
      begin
        update lender_submissions set lender_name = new.name where lender_id = new.id;
        return null;
      end $$;
      create trigger lender_renamed_in_submissions after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_submissions()`);
    await runner.query(`
      create table lender_consents (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        lender_id uuid references lenders on delete set null,
        -- The name stays as history when a lender goes.
        lender_name text not null,
        state text not null check (state in ('asked', 'given', 'refused', 'withdrawn')),
        via text check (via in ('link', 'phone', 'email', 'in_person')),
        asked_at timestamptz,
        answered_at timestamptz,
        recorded_by uuid references admins on delete set null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index lender_consents_by_application on lender_consents (application_id, id);
      create unique index lender_consents_by_lender on lender_consents (lender_id, application_id);
      create index lender_consents_by_recorder on lender_consents (recorded_by) where recorded_by is not null;

      create function rename_lender_in_consents() returns trigger language plpgsql as $$
      begin
        update lender_consents set lender_name = new.name where lender_id = new.id;
        return null;
      end $$;
      create trigger lender_renamed_in_consents after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_consents()`);
    await runner.query(`
      -- Triggers and foreign keys copy a lender's new name or its deletion to the cases. Like every other writer they lock
      -- the cases first, so that work on one case does not block changes to all lenders.
      create function lock_cases_of_lender() returns trigger language plpgsql as $$
      begin
        perform from application_submissions where id in (
          select id from application_submissions where assigned_lender_id = old.id
          union select application_id from lender_submissions where lender_id = old.id
          union select application_id from lender_consents where lender_id = old.id
        ) order by id for no key update;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;
      create trigger renamed_lender_locks_cases before update of name on lenders for each row
      when (old.name is distinct from new.name) execute function lock_cases_of_lender();
      create trigger deleted_lender_locks_cases before delete on lenders for each row
      execute function lock_cases_of_lender()`);
    await runner.query(`
      create table offers (
        id uuid primary key,
        submission_id uuid not null references lender_submissions on delete cascade,
        kind text not null check (kind in ('indicative', 'formal')),
        amount_pence bigint not null,
        term_months integer,
        rate_kind text not null check (rate_kind in ('annual', 'monthly', 'flat', 'factor')),
        rate numeric not null,
        repayment text not null check (repayment in ('amortising', 'interest_only', 'rolled_up', 'revolving')),
        arrangement_fee_pence bigint not null,
        broker_fee_pence bigint not null,
        other_fees_pence bigint not null,
        exit_fee_pence bigint not null,
        expires_on date,
        conditions text,
        shared_at timestamptz,
        withdrawn_at timestamptz,
        chosen_by_applicant_at timestamptz,
        accepted_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index offers_by_submission on offers (submission_id, id);
      create index offers_running_out on offers (expires_on) where withdrawn_at is null and accepted_at is null`);
    await runner.query(`
      create table completions (
        id uuid primary key,
        submission_id uuid not null references lender_submissions on delete cascade,
        completed_on date not null,
        drawn_pence bigint not null,
        broker_commission_pence bigint not null,
        facility_reference text,
        ends_on date,
        reversed_at timestamptz,
        created_at timestamptz not null,
        redeemed_on date
      );
      create index completions_by_submission on completions (submission_id);
      create unique index one_standing_completion on completions (submission_id) where reversed_at is null;
      -- For what was funded in a month, with the sums, so that they are read from the index alone.
      create index completions_by_day on completions (completed_on) include (drawn_pence) where reversed_at is null;
      create index completions_ending on completions (ends_on) where reversed_at is null and ends_on is not null`);
    await runner.query(`
      create view accepted_lenders as
      select application_id, lender_name from lender_submissions where state in ('accepted', 'completed')`);
    await runner.query(`
      create view case_submissions as
      select application_id, lender_id, lender_name, sent_at, completed_on, drawn_pence,
        (select count(*) from offers where offers.submission_id = lender_submissions.id and withdrawn_at is null) as offers
      from lender_submissions
      left join completions on completions.submission_id = lender_submissions.id and reversed_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view accepted_lenders, case_submissions');
    await runner.query('drop table completions, offers');
    await runner.query('drop trigger deleted_lender_locks_cases on lenders');
    await runner.query('drop trigger renamed_lender_locks_cases on lenders');
    await runner.query('drop function lock_cases_of_lender()');
    await runner.query('drop trigger lender_renamed_in_consents on lenders');
    await runner.query('drop table lender_consents');
    await runner.query('drop function rename_lender_in_consents()');
    await runner.query('drop trigger lender_renamed_in_submissions on lenders');
    await runner.query('drop trigger cases_change_their_submissions on application_submissions');
    await runner.query('drop table lender_submissions');
    await runner.query(`
      drop function rename_lender_in_submissions(), copy_case_to_submissions(), copy_case_to_submission()`);
  }
}
