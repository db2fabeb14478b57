import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class People1795800600000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence data_request_references start 1001;
      create table data_requests (
        id uuid primary key,
        reference text not null unique,
        kind text not null check (kind in ('access', 'erasure', 'correction', 'objection')),
        name text not null,
        email text not null,
        phone text,
        requested_by text not null check (requested_by in ('person', 'representative')),
        received_on date not null,
        identity_confirmed_on date,
        authority_confirmed_on date,
        fee_pence bigint,
        fee_paid_on date,
        -- [{askedOn, answeredOn}]: while the person is asked to clarify, the clock is stopped.
        pauses jsonb not null,
        -- Null while the clock has not started, or is stopped.
        due_on date,
        -- [{type, id}]: which records the person's are, as chosen by hand.
        records jsonb not null,
        owner_id uuid references admins on delete set null,
        outcome text check (outcome in ('granted', 'partly_granted', 'refused', 'withdrawn')),
        closed_on date,
        letter text,
        notes text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((outcome is null) = (closed_on is null))
      );
      create index open_data_requests on data_requests (due_on, id) where outcome is null`);
    await runner.query(`
      create table holds (
        id uuid primary key,
        subject_type text not null check (subject_type in ('application', 'introducer', 'contact-message')),
        subject_id uuid not null,
        reason text not null,
        placed_by uuid references admins on delete set null,
        placed_at timestamptz not null,
        -- The first day without it, in London; null where it is ended by hand.
        ends_on date,
        ended_by uuid references admins on delete set null,
        ended_at timestamptz
      );
      create index holds_by_subject on holds (subject_type, subject_id, id);
      create unique index one_hold_a_record on holds (subject_type, subject_id) where ended_at is null;

      -- Those that hold now. A hold ends as a day in London begins.
      create view current_holds as
      select id, subject_type, subject_id, reason from holds
      where ended_at is null and (ends_on is null or ends_on > (now() at time zone 'Europe/London')::date)`);
    await runner.query(`
      -- Ids only: what restores of older backups have to erase again.
      create table erasures (
        id uuid primary key,
        at timestamptz not null,
        cause text not null check (cause in ('request', 'retention', 'restore')),
        -- [{type, id, how}]
        records jsonb not null
      );
      create table retention_runs (
        id uuid primary key,
        started_at timestamptz not null,
        ended_at timestamptz,
        -- How many records were erased, by period.
        counts jsonb not null,
        -- How many were due and are still there; null while it runs, or where it was cut off.
        remaining integer
      )`);
    await runner.query(`
      -- An erasure is a transaction that says it is one; it alone may take personal data out of what is append-only.
      create function erases_people() returns boolean language sql stable
      return coalesce(current_setting('people.erases', true), '') = 'on';

      drop trigger activity_is_append_only on activity;
      create trigger activity_is_append_only before update or delete on activity
      for each statement when (not erases_people()) execute function refuse_change();
      create trigger activity_is_not_truncated before truncate on activity
      for each statement execute function refuse_change();
      -- Of an entry that stays, an erasure takes the values that changed, and nothing else.
      create trigger activity_keeps_what_was_done before update on activity for each row
      when (to_jsonb(new) - 'changes' is distinct from to_jsonb(old) - 'changes' or new.changes is not null)
      execute function refuse_change();

      drop trigger commission_entries_are_kept on commission_entries;
      create trigger commission_entries_are_kept before update or delete on commission_entries
      for each row when (not erases_people()) execute function keep_commission_entry();
      create function refuse_ledger_change() returns trigger language plpgsql as
      $$ begin raise exception 'The ledger of commissions is append-only' using errcode = 'insufficient_privilege'; end $$;
      -- Of an entry, an erasure takes the words and the case.
      create trigger commission_entries_keep_their_sums before update on commission_entries for each row
      when (erases_people() and to_jsonb(new) - '{how,application_id,submission_id,created_by}'::text[]
        is distinct from to_jsonb(old) - '{how,application_id,submission_id,created_by}'::text[])
      execute function refuse_ledger_change();
      create trigger commission_entries_are_not_deleted before delete on commission_entries for each row
      when (erases_people()) execute function refuse_ledger_change();

      drop trigger commission_disclosures_are_kept on commission_disclosures;
      create trigger commission_disclosures_are_kept before update or delete on commission_disclosures
      for each row when (not erases_people()) execute function keep_commission_disclosure();
      drop trigger commission_disclosure_documents_are_kept on commission_disclosure_documents;
      create trigger commission_disclosure_documents_are_kept before update or delete on commission_disclosure_documents
      for each row when (not erases_people()) execute function keep_commission_disclosure_document()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger commission_disclosure_documents_are_kept on commission_disclosure_documents;
      create trigger commission_disclosure_documents_are_kept before update or delete on commission_disclosure_documents
      for each row execute function keep_commission_disclosure_document();
      drop trigger commission_disclosures_are_kept on commission_disclosures;
      create trigger commission_disclosures_are_kept before update or delete on commission_disclosures
      for each row execute function keep_commission_disclosure();
      drop trigger commission_entries_are_not_deleted on commission_entries;
      drop trigger commission_entries_keep_their_sums on commission_entries;
      drop function refuse_ledger_change();
      drop trigger commission_entries_are_kept on commission_entries;
      create trigger commission_entries_are_kept before update or delete on commission_entries
      for each row execute function keep_commission_entry();
      drop trigger activity_keeps_what_was_done on activity;
      drop trigger activity_is_not_truncated on activity;
      drop trigger activity_is_append_only on activity;
      create trigger activity_is_append_only before update or delete or truncate on activity
      for each statement execute function refuse_change();
      drop function erases_people()`);
    await runner.query('drop table retention_runs, erasures');
    await runner.query('drop view current_holds');
    await runner.query('drop table holds, data_requests');
    await runner.query('drop sequence data_request_references');
  }
}
