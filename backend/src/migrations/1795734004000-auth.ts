import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1795734004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Ended sessions stay for a while as tombstones, so that a slow request cannot bring one back.
      create table sessions (
        id bytea primary key,
        role text not null,
        account_id uuid,
        data jsonb not null,
        created_at timestamptz not null default now(),
        idle_until timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        -- The key is the digest of a secret; this is the name by which the holder of an account sees and ends a session.
        public_id uuid not null default gen_random_uuid(),
        device text,
        credentials_version integer not null default 0
      );
      create index sessions_by_account on sessions (role, account_id, created_at desc) where ended_at is null;
      create index sessions_by_idle_until on sessions (idle_until)`);
    await runner.query(`
      -- Logged, as rate_limits.
      create table sign_in_attempts (
        key text primary key,
        failures integer not null,
        blocked_until timestamptz not null,
        forget_at timestamptz not null
      );
      create index sign_in_attempts_by_forget_at on sign_in_attempts (forget_at)`);
    await runner.query(`
      -- One without an account was requested with an address that no account has.
      create table password_resets (
        id uuid primary key,
        role text not null,
        account_id uuid,
        digest text not null,
        expires_at timestamptz not null
      );
      create unique index password_resets_by_digest on password_resets (digest);
      create index password_resets_by_account on password_resets (role, account_id);
      create index password_resets_by_expiry on password_resets (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table password_resets');
    await runner.query('drop table sign_in_attempts');
    await runner.query('drop table sessions');
  }
}
