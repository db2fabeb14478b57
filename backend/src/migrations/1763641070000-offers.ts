import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Offers1763641070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table offers (
        id uuid primary key,
        submission_id uuid not null references lender_submissions on delete cascade,
        kind text not null check (kind in ('indicative', 'formal')),
        amount_pence bigint not null,
        term_months integer,
        rate_kind text not null check (rate_kind in ('annual', 'monthly', 'flat', 'factor')),
        rate numeric not null,
        repayment text not null check (repayment in ('amortising', 'interest_only', 'rolled_up', 'revolving')),
        arrangement_fee_pence bigint not null,
        broker_fee_pence bigint not null,
        other_fees_pence bigint not null,
        exit_fee_pence bigint not null,
        expires_on date,
        conditions text,
        shared_at timestamptz,
        withdrawn_at timestamptz,
        chosen_by_applicant_at timestamptz,
        accepted_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index offers_by_submission on offers (submission_id, id)');
    await runner.query(`
      create index offers_running_out on offers (expires_on) where withdrawn_at is null and accepted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table offers');
  }
}
