import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity log, idempotent requests and rate limits, which all modules use. */
export class Shared1795734002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity (
        id uuid primary key,
        at timestamptz not null default now(),
        actor_type text not null check (actor_type in ('visitor', 'introducer', 'admin', 'api-account', 'system')),
        actor_id uuid,
        action text not null,
        subject_type text not null,
        subject_id uuid not null,
        changes jsonb
      );

      -- One for each way to narrow the log: of a record, newest first of all, of a kind of actor, of one, of a kind of record.
      create index activity_by_subject on activity (subject_type, subject_id, id desc);
      create index activity_by_time on activity (at, id);
      create index activity_by_actor_type on activity (actor_type, at, id);
      create index activity_by_actor on activity (actor_type, actor_id, at, id) where actor_id is not null;
      create index activity_by_subject_type on activity (subject_type, at, id);
      -- The entries about many lenders at once: by their time the feed knows which others are parts of them.
      create index activity_imports on activity (at) where action in ('lenders-imported', 'lender-import-undone');

      -- A trigger holds for every role, the tables' owner included; a revoked grant would not.
      create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'The activity log is append-only' using errcode = 'insufficient_privilege'; end $$;
      create trigger activity_is_append_only before update or delete or truncate on activity
      for each statement execute function refuse_change()`);
    await runner.query(`
      create table idempotency_keys (
        operation text not null,
        caller text not null,
        key text not null,
        fingerprint text not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (operation, caller, key)
      );
      create index idempotency_keys_by_age on idempotency_keys (created_at)`);
    await runner.query(`
      -- Logged: an unlogged table is empty after a crash of the database, and on a standby that takes over.
      create table rate_limits (
        key varchar(255) primary key,
        points integer not null,
        expire bigint,
        -- The transaction that reported a count; null for a count that is exact.
        told_in xid8
      );
      create index rate_limits_by_expiry on rate_limits (expire);
      create index rate_limits_by_told_in on rate_limits (told_in) where told_in is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limits');
    await runner.query('drop table idempotency_keys');
    await runner.query('drop table activity');
    await runner.query('drop function refuse_change()');
  }
}
