import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnersOfApplications1763640050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of a column that is new and empty PostgreSQL checks no row.
    await runner.query(`
      alter table application_submissions add column owner_id uuid references admins on delete set null`);
    await runner.query(`
      alter table application_events
        add column from_owner_id uuid references admins on delete set null,
        add column to_owner_id uuid references admins on delete set null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_events drop column from_owner_id, drop column to_owner_id');
    await runner.query('alter table application_submissions drop column owner_id');
  }
}
