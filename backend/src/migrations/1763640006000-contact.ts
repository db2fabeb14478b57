import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Contact1763640006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_submissions (
        id uuid primary key,
        name text not null,
        email text not null,
        phone text,
        message text not null,
        created_at timestamptz not null,
        handled_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_submissions');
  }
}
