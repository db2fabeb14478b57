import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SourcesOfApplications1763640059000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of those that staff entered: how all others came, their other columns say.
    await runner.query(`
      alter table application_submissions
        add column staff_source text check (staff_source in ('phone', 'email', 'in_person'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions drop column staff_source');
  }
}
