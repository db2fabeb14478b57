import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CalendarLinks1763641300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_links (
        admin_id uuid primary key references admins on delete cascade,
        id uuid not null,
        digest text not null unique,
        created_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_links');
  }
}
