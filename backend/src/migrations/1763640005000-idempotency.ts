import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Idempotency1763640005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        operation text not null,
        caller text not null,
        key text not null,
        fingerprint text not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (operation, caller, key)
      )`);
    await runner.query('create index idempotency_keys_by_age on idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}
