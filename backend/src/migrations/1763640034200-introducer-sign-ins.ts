import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IntroducerSignIns1763640034200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table introducers add column last_signed_in_at timestamptz');
    await runner.query(`
      update introducers set last_signed_in_at = figures.last_signed_in_at
      from introducer_figures as figures
      where figures.introducer_id = introducers.id and figures.last_signed_in_at is not null`);
    // With its index.
    await runner.query('alter table introducer_figures drop column last_signed_in_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table introducer_figures add column last_signed_in_at timestamptz');
    await runner.query(`
      update introducer_figures set last_signed_in_at = introducers.last_signed_in_at
      from introducers where introducers.id = introducer_id and introducers.last_signed_in_at is not null`);
    await runner.query(`
      create index introducer_figures_by_sign_in on introducer_figures
        (coalesce(last_signed_in_at, '-infinity'), introducer_id)`);
    await runner.query('alter table introducers drop column last_signed_in_at');
  }
}
