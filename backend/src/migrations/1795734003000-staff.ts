import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Staff1795734003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admins (
        id uuid primary key,
        email text not null,
        password text not null,
        name text not null,
        role text not null default 'admin' constraint admins_role check (role in ('admin', 'case-manager')),
        created_at timestamptz not null default now(),
        last_signed_in_at timestamptz,
        removed_at timestamptz,
        credentials_version integer not null default 0,
        -- By what addresses are compared, as emailKey makes it.
        email_key text not null
      );
      create unique index admins_by_email_key on admins (email_key)`);
    await runner.query(`
      create table staff_invitations (
        id uuid primary key,
        email text not null,
        role text not null check (role in ('admin', 'case-manager')),
        invited_by uuid not null references admins,
        created_at timestamptz not null,
        sends integer not null,
        digest text not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        accepted_at timestamptz,
        withdrawn_at timestamptz,
        email_key text not null
      );
      create unique index staff_invitations_by_digest on staff_invitations (digest);
      create unique index staff_invitations_pending_by_email_key on staff_invitations (email_key)
        where accepted_at is null and withdrawn_at is null`);
    await runner.query('create view staff_names as select id, name, removed_at from admins');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view staff_names');
    await runner.query('drop table staff_invitations');
    await runner.query('drop table admins');
  }
}
