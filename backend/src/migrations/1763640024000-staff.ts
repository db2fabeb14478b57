import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Staff1763640024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admins
        add column last_signed_in_at timestamptz,
        add column removed_at timestamptz,
        add constraint admins_role check (role in ('admin', 'case-manager'))`);
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
        withdrawn_at timestamptz
      )`);
    await runner.query('create unique index staff_invitations_by_digest on staff_invitations (digest)');
    await runner.query(`
      create unique index staff_invitations_pending_by_email on staff_invitations (lower(email))
        where accepted_at is null and withdrawn_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_invitations');
    // Whoever could not sign in must not be able to again.
    await runner.query('delete from admins where removed_at is not null');
    await runner.query(`
      alter table admins
        drop constraint admins_role,
        drop column removed_at,
        drop column last_signed_in_at`);
  }
}
