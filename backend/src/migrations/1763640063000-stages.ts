import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Stages1763640063000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // By constants, so that no row is written: what is pending is new. The migration after this one sees to the others.
    await runner.query(`
      alter table application_submissions
        add column placement text,
        add column stage text not null default 'new'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions drop column placement, drop column stage');
  }
}
