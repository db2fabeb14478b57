import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoFactor1795734005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Secrets are encrypted. A proposed one is not in force yet; without a confirmed one, two-step sign-in is off.
      create table two_factors (
        role text not null,
        account_id uuid not null,
        secret bytea,
        proposed_secret bytea,
        turned_on_at timestamptz,
        last_step integer,
        primary key (role, account_id),
        check (num_nulls(secret, turned_on_at, last_step) in (0, 3))
      )`);
    await runner.query(`
      create table recovery_codes (
        role text not null,
        account_id uuid not null,
        digest text not null,
        used_at timestamptz,
        primary key (role, account_id, digest),
        foreign key (role, account_id) references two_factors on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_codes');
    await runner.query('drop table two_factors');
  }
}
