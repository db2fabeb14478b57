import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Applications1795734009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table application_submissions (
        id uuid primary key,
        company_name text not null,
        contact_name text not null,
        email text not null,
        phone text not null,
        funding_type text not null,
        amount text not null,
        purpose text,
        trading_history text,
        annual_turnover text,
        monthly_revenue text,
        employees text,
        company_number text,
        business_sector text,
        registered_address text,
        credit_score text,
        has_adverse_credit text,
        adverse_credit_details text,
        existing_loans text,
        property_value text,
        purchase_price text,
        property_type text,
        property_address text,
        ltv text,
        exit_strategy text,
        development_type text,
        gdo text,
        refurb_costs text,
        asset_type text,
        asset_age text,
        asset_condition text,
        invoice_volume text,
        debtor_concentration text,
        average_invoice_value text,
        introducer_id uuid constraint applications_introducer_fkey references introducers,
        notes text,
        partner_notes text,
        -- The name stays as history when a lender goes.
        assigned_lender text,
        assigned_lender_id uuid constraint applications_assigned_lender_fkey references lenders on delete set null,
        matched_lenders text not null,
        match_score text,
        rule_version text not null,
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'in_review')),
        product_keys text[] not null,
        amount_from bigint,
        amount_to bigint,
        trading_months_from integer,
        trading_months_to integer,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        client_consent_at timestamptz,
        external_reference text,
        via_link boolean not null default false,
        first_decided_at timestamptz,
        due_at timestamptz not null default now() + interval '2 hours',
        first_moved_at timestamptz,
        owner_id uuid references admins on delete set null,
        -- Of those that staff entered: how all others came, their other columns show.
        staff_source text check (staff_source in ('phone', 'email', 'in_person')),
        placement text,
        stage text not null default 'new',
        legal_form text,
        secured_on_home text,
        -- What has no legal form has to be asked for it.
        perimeter text not null default 'ask',
        duplicate_of uuid references application_submissions on delete set null,
        -- By what duplicates are found; null in rows of programs that did not write them.
        company_number_key text,
        email_key text,
        company_key text,
        renewal_of uuid references application_submissions on delete set null,
        client_reached_at timestamptz,
        perimeter_checked_at timestamptz,
        perimeter_checked_by uuid references admins on delete set null
      );

      -- Staff's lists. Ids are UUIDv7, so each list, newest first, is an index read backwards.
      create index applications_by_introducer on application_submissions (introducer_id, id);
      create index applications_by_status on application_submissions (status, id);
      create index applications_by_stage on application_submissions (stage, id);
      create index applications_by_owner on application_submissions (owner_id, id);
      create index applications_by_perimeter on application_submissions (perimeter, id);
      create index applications_by_company on application_submissions ((folded(company_name) collate "C"), id);
      -- What waits, by when it is due; everything that was looked at comes after it.
      create index applications_by_due on application_submissions (
        (case when first_moved_at is null then due_at else 'infinity' end), id);
      -- Finds a person's name either way round, and company numbers as they were typed and as the register has them.
      create index applications_by_text on application_submissions using gin (introducer_id, product_keys, folded(
        company_name || chr(10) || contact_name || ' ' || contact_name || chr(10) || email
        || chr(10) || coalesce(external_reference, '') || chr(10) || coalesce(company_number, '')
        || chr(10) || coalesce(company_number_key, '')
      ) gin_trgm_ops);

      -- A partner's lists, and what is counted of its cases without reading them. Visitors' rows are in none of these.
      create unique index applications_by_reference on application_submissions (introducer_id, external_reference)
        where external_reference is not null;
      create index cases_by_status on application_submissions (introducer_id,
        array_position(array['pending', 'in_review', 'approved', 'rejected'], status), id)
        where introducer_id is not null;
      create index cases_by_company on application_submissions
        (introducer_id, (folded(company_name) collate "C"), id) where introducer_id is not null;
      create index cases_by_time on application_submissions (introducer_id, created_at)
        include (status, first_decided_at) where introducer_id is not null;

      -- The figures of some weeks are counted, without duplicates, and no application itself is read.
      create index applications_by_arrival on application_submissions (created_at)
        include (status, product_keys, duplicate_of);
      create index applications_by_decision on application_submissions (first_decided_at desc)
        include (created_at, first_moved_at, duplicate_of) where first_decided_at is not null;

      -- Applications that may be of the same business, and what is linked.
      create index applications_by_company_number on application_submissions (company_number_key, id)
        where company_number_key is not null;
      create index applications_by_email_key on application_submissions (email_key, id);
      create index applications_by_company_key on application_submissions (company_key, id);
      create index applications_by_duplicate_of on application_submissions (duplicate_of, id)
        where duplicate_of is not null;
      create index applications_by_renewal_of on application_submissions (renewal_of, id)
        where renewal_of is not null;
      create index applications_by_lender on application_submissions (assigned_lender_id)
        where assigned_lender_id is not null;

      -- While a lender is there, cases call it as it is called.
      create function rename_lender_in_cases() returns trigger language plpgsql as $$
      begin
        update application_submissions set assigned_lender = new.name where assigned_lender_id = new.id;
        return null;
      end $$;
      create trigger cases_follow_lender_names after update of name on lenders for each row
      when (old.name is distinct from new.name) execute function rename_lender_in_cases()`);
    await runner.query(`
      -- Sums of n: each change adds a row, so that no submission waits for another; a job adds the rows up. Without defaults,
      -- so that a program which leaves a column out fails instead of losing what the column counts.
      create table application_counts (
        status text not null,
        product_keys text[] not null,
        introducer_id uuid constraint application_counts_introducer_fkey references introducers on delete cascade,
        n bigint not null,
        stage text not null,
        amount bigint not null
      );
      create index application_counts_by_introducer on application_counts (introducer_id, status) include (n);

      -- In whole pounds; of a span, the most that was asked for.
      create function amount_asked(amount_from bigint, amount_to bigint) returns bigint immutable language sql
      return coalesce(amount_to, amount_from, 0);

      -- By triggers, so that a change by hand is counted as well. Duplicates are left out.
      create function count_added_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
        select status, stage, product_keys, introducer_id, count(*), sum(amount_asked(amount_from, amount_to))
        from written where duplicate_of is null group by 1, 2, 3, 4;
        return null;
      end $$;
      create trigger applications_are_counted_when_added after insert on application_submissions
      referencing new table as written for each statement execute function count_added_applications();

      create function count_removed_applications() returns trigger language plpgsql as $$
      begin
        insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
        select status, stage, product_keys, introducer_id, -count(*), -sum(amount_asked(amount_from, amount_to))
        from gone where duplicate_of is null group by 1, 2, 3, 4;
        return null;
      end $$;
      create trigger applications_are_counted_when_removed after delete on application_submissions
      referencing old table as gone for each statement execute function count_removed_applications();

      create function recount_application() returns trigger language plpgsql as $$
      begin
        insert into application_counts (status, stage, product_keys, introducer_id, n, amount)
        select old.status, old.stage, old.product_keys, old.introducer_id, -1,
          -amount_asked(old.amount_from, old.amount_to) where old.duplicate_of is null
        union all
        select new.status, new.stage, new.product_keys, new.introducer_id, 1,
          amount_asked(new.amount_from, new.amount_to) where new.duplicate_of is null;
        return null;
      end $$;
      create trigger applications_are_counted_when_changed
      after update of status, stage, product_keys, introducer_id, amount_from, amount_to, duplicate_of
      on application_submissions for each row
      when ((old.status, old.stage, old.product_keys, old.introducer_id, old.amount_from, old.amount_to,
          old.duplicate_of is null)
        is distinct from
        (new.status, new.stage, new.product_keys, new.introducer_id, new.amount_from, new.amount_to,
          new.duplicate_of is null))
      execute function recount_application();

      create function forget_application_counts() returns trigger language plpgsql as $$
      begin
        delete from application_counts;
        return null;
      end $$;
      create trigger applications_are_counted_when_truncated after truncate on application_submissions
      for each statement execute function forget_application_counts()`);
    await runner.query(`
      -- Digests only: who reads this table can open no link.
      create table applicant_links (
        application_id uuid primary key references application_submissions on delete cascade,
        results_digest bytea not null unique,
        status_digest bytea not null unique,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        renewals integer not null default 0
      )`);
    await runner.query(`
      create table application_disclosures (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        recipient text not null,
        disclosed_at timestamptz not null,
        recorded_by uuid references admins on delete set null,
        what text
      );
      create index application_disclosures_by_application on application_disclosures (application_id, disclosed_at)`);
    await runner.query(`
      -- An event has the id of the log's entry of it. Who is gone is forgotten here; a lender's name stays.
      create table application_events (
        id uuid primary key,
        application_id uuid not null references application_submissions on delete cascade,
        kind text not null,
        at timestamptz not null,
        actor_type text not null check (actor_type in ('visitor', 'introducer', 'admin', 'api-account', 'system')),
        admin_id uuid references admins on delete set null check (admin_id is null or actor_type = 'admin'),
        introducer_id uuid references introducers on delete set null
          check (introducer_id is null or actor_type = 'introducer'),
        api_account_id uuid references users on delete set null
          check (api_account_id is null or actor_type = 'api-account'),
        from_status text,
        to_status text,
        from_lender text,
        to_lender text,
        from_lender_id uuid references lenders on delete set null,
        to_lender_id uuid references lenders on delete set null,
        -- Why a status moved, in words for the partner; those for the applicant are in client_reason.
        reason text,
        disclosure_id uuid references application_disclosures on delete cascade,
        from_owner_id uuid references admins on delete set null,
        to_owner_id uuid references admins on delete set null,
        -- {answer: {from, to}}: they are about people, so they go with the application and are in no log.
        answers jsonb,
        -- A lender's name as it was then, and the state of the submission to it before and after.
        submission_lender text,
        from_state text,
        to_state text,
        client_reason text
      );
      create index application_events_by_application on application_events (application_id, id);
      -- For a lender or a disclosure that goes.
      create index application_events_by_lender on application_events (to_lender_id) where to_lender_id is not null;
      create index application_events_by_former_lender on application_events (from_lender_id)
        where from_lender_id is not null;
      create index application_events_by_disclosure on application_events (disclosure_id)
        where disclosure_id is not null`);
    await runner.query(
      'create view case_names as select id, company_name, owner_id from application_submissions',
    );
    await runner.query('create view case_totals as select introducer_id, status, n from application_counts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view case_names, case_totals');
    await runner.query('drop table application_events, application_disclosures, applicant_links');
    await runner.query('drop trigger cases_follow_lender_names on lenders');
    await runner.query('drop table application_submissions, application_counts');
    await runner.query(`
      drop function rename_lender_in_cases(), count_added_applications(), count_removed_applications(),
        recount_application(), forget_application_counts(), amount_asked(bigint, bigint)`);
  }
}
