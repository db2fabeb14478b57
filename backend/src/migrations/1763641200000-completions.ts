import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Completions1763641200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table completions (
        id uuid primary key,
        submission_id uuid not null references lender_submissions on delete cascade,
        completed_on date not null,
        drawn_pence bigint not null,
        broker_commission_pence bigint not null,
        facility_reference text,
        ends_on date,
        reversed_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query('create index completions_by_submission on completions (submission_id)');
    await runner.query(
      'create unique index one_standing_completion on completions (submission_id) where reversed_at is null',
    );
    // For what was funded in a month, with the sums, so that they are read from the index alone.
    await runner.query(`
      create index completions_by_day on completions (completed_on) include (drawn_pence) where reversed_at is null`);
    await runner.query(
      'create index completions_ending on completions (ends_on) where reversed_at is null and ends_on is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table completions');
  }
}
