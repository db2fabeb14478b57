import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReferralLinks1763640016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One for each partner. In clear: a link is made to be passed round, and opens nothing but two names.
    await runner.query(`
      create table referral_links (
        introducer_id uuid primary key references introducers (id) on delete cascade,
        token text not null unique,
        created_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table referral_links');
  }
}
