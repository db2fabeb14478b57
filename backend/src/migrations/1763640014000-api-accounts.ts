import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiAccounts1763640014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key,
        username text not null unique,
        password text not null,
        introducer_id uuid not null references introducers (id) on delete cascade,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query('create index users_by_introducer on users (introducer_id, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table users');
  }
}
