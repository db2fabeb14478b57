import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClientsReached1795732000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions add column client_reached_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions drop column client_reached_at');
  }
}
