import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReasonsForClients1763641100010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Why a status moved, in words for the applicant; those for the partner are in reason.
    await runner.query('alter table application_events add column client_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_events drop column client_reason');
  }
}
