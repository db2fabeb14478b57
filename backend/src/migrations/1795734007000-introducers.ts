import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Introducers1795734007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table introducers (
        id uuid primary key,
        email text not null,
        password text not null,
        company_name text not null,
        contact_name text not null,
        phone text not null,
        business_type text not null,
        suspended_at timestamptz,
        created_at timestamptz not null default now(),
        credentials_version integer not null default 0,
        email_key text not null,
        -- When a link in an email to the address was opened.
        email_confirmed_at timestamptz,
        last_signed_in_at timestamptz,
        self_billing_agreed_on date,
        vat_number text,
        -- The emails about cases and commission that the partner turned off.
        emails_off text[] not null default '{}'
      );
      create unique index introducers_by_email_key on introducers (email_key);

      -- One for each order of the list, and one for the search, which finds a contact's name either way round.
      create index introducers_by_name on introducers ((folded(company_name) collate "C"), id);
      create index introducers_by_sign_in on introducers (coalesce(last_signed_in_at, '-infinity'), id);
      create index introducers_by_text on introducers using gin (folded(
        company_name || chr(10) || contact_name || ' ' || contact_name || chr(10) || email || chr(10) || phone
      ) gin_trgm_ops)`);
    await runner.query(`
      -- An event has the id of the log's entry of it. Without an admin it was done by an operator's command.
      create table introducer_events (
        id uuid primary key,
        introducer_id uuid not null references introducers on delete cascade,
        kind text not null check (kind in ('suspended', 'restored')),
        at timestamptz not null,
        admin_id uuid references admins on delete set null,
        reason text not null
      );
      create index introducer_events_by_introducer on introducer_events (introducer_id, id)`);
    await runner.query(`
      create table email_confirmations (
        introducer_id uuid primary key references introducers on delete cascade,
        id uuid not null,
        digest text not null constraint email_confirmations_by_digest unique,
        expires_at timestamptz not null
      )`);
    await runner.query(`
      -- One per partner. Not hashed: partners publish the link, and it reveals only two names.
      create table referral_links (
        introducer_id uuid primary key references introducers on delete cascade,
        token text not null unique,
        created_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table referral_links, email_confirmations, introducer_events');
    await runner.query('drop table introducers');
  }
}
