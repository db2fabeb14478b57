import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactHandling1763640008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // By name: the list then says who it was, also when they have left.
    await runner.query('alter table contact_submissions add column handled_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_submissions drop column handled_by');
  }
}
