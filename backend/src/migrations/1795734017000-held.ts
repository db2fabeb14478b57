import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Held1795734017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table held_submissions (
        id uuid primary key,
        kind text not null,
        name text not null,
        email text not null,
        written jsonb not null,
        context jsonb,
        created_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table held_submissions');
  }
}
