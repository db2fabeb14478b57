import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A partner's address is confirmed by a mailed link. The accounts that are there are taken as confirmed since they were
 * opened: partners work with them, and their programs must not stop for a question that nobody asked them before.
 */
export class ConfirmedEmails1763640031100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table introducers add column email_confirmed_at timestamptz');
    await runner.query('update introducers set email_confirmed_at = created_at');
    await runner.query(`
      create table email_confirmations (
        introducer_id uuid primary key references introducers on delete cascade,
        id uuid not null,
        digest text not null constraint email_confirmations_by_digest unique,
        expires_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_confirmations');
    await runner.query('alter table introducers drop column email_confirmed_at');
  }
}
