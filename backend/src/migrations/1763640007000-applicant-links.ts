import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApplicantLinks1763640007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Digests only: who reads this table can open no link.
    await runner.query(`
      create table applicant_links (
        application_id uuid primary key references application_submissions (id) on delete cascade,
        results_digest bytea not null unique,
        status_digest bytea not null unique,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`);
    await runner.query(`
      create table application_disclosures (
        id uuid primary key,
        application_id uuid not null references application_submissions (id) on delete cascade,
        recipient text not null,
        disclosed_at timestamptz not null,
        recorded_by uuid not null
      )`);
    await runner.query(
      'create index application_disclosures_by_application on application_disclosures (application_id, disclosed_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_disclosures');
    await runner.query('drop table applicant_links');
  }
}
