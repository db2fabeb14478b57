import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Activity1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity (
        id uuid primary key,
        at timestamptz not null default now(),
        actor_type text not null check (actor_type in ('visitor', 'introducer', 'admin', 'system')),
        actor_id uuid,
        action text not null,
        subject_type text not null,
        subject_id uuid not null,
        changes jsonb
      )`);
    await runner.query('create index activity_by_subject on activity (subject_type, subject_id, id desc)');
    // A trigger holds for every role, the tables' owner included; a revoked grant would not.
    await runner.query(`
      create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'The activity log is append-only' using errcode = 'insufficient_privilege'; end $$`);
    await runner.query(`
      create trigger activity_is_append_only before update or delete or truncate on activity
      for each statement execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table activity');
    await runner.query('drop function refuse_change()');
  }
}
