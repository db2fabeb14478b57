import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Contact1795734014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_submissions (
        id uuid primary key,
        name text not null,
        email text not null,
        phone text,
        message text not null,
        created_at timestamptz not null,
        handled_at timestamptz,
        handled_by uuid references admins on delete set null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_submissions');
  }
}
