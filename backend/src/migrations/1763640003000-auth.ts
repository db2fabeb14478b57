import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1763640003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admins (
        id uuid primary key,
        email text not null,
        password text not null,
        name text not null,
        role text not null default 'admin',
        created_at timestamptz not null default now()
      )`);
    await runner.query('create unique index admins_by_email on admins (lower(email))');
    // Ended sessions stay for a while as tombstones, so that a slow request cannot bring one back.
    await runner.query(`
      create table sessions (
        id bytea primary key,
        role text not null,
        account_id uuid,
        data jsonb not null,
        created_at timestamptz not null default now(),
        idle_until timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`);
    await runner.query(
      'create index sessions_by_account on sessions (role, account_id, created_at desc) where ended_at is null',
    );
    await runner.query('create index sessions_by_idle_until on sessions (idle_until)');
    // Unlogged, as rate_limits: what a crash forgets is at most a few guesses.
    await runner.query(`
      create unlogged table sign_in_attempts (
        key text primary key,
        failures integer not null,
        blocked_until timestamptz not null,
        forget_at timestamptz not null
      )`);
    await runner.query('create index sign_in_attempts_by_forget_at on sign_in_attempts (forget_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sign_in_attempts');
    await runner.query('drop table sessions');
    await runner.query('drop table admins');
  }
}
