import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Introducers1763640011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table introducers (
        id uuid primary key,
        email text not null,
        password text not null,
        company_name text not null,
        contact_name text not null,
        phone text not null,
        business_type text not null,
        case_mails boolean not null default true,
        suspended_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    await runner.query('create unique index introducers_by_email on introducers (lower(email))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table introducers');
  }
}
