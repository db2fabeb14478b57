import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordResets1763640012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One without an account was asked for with an address that nobody has.
    await runner.query(`
      create table password_resets (
        id uuid primary key,
        role text not null,
        account_id uuid,
        digest text not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create unique index password_resets_by_digest on password_resets (digest)');
    await runner.query('create index password_resets_by_account on password_resets (role, account_id)');
    await runner.query('create index password_resets_by_expiry on password_resets (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table password_resets');
  }
}
