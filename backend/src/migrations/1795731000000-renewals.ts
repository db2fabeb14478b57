import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Renewals1795731000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table application_submissions add column renewal_of uuid references application_submissions on delete set null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions drop column renewal_of');
  }
}
