import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenewalsOfLinks1795731000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applicant_links add column renewals integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Tokens of renewed links could not be derived again: whoever holds them keeps what opens the application.
    await runner.query(
      'update applicant_links set revoked_at = now() where renewals > 0 and revoked_at is null',
    );
    await runner.query('alter table applicant_links drop column renewals');
  }
}
