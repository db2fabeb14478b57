import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Perimeter1763641040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // By a constant, so that no row is written: what has no legal form has to be asked for.
    await runner.query(`
      alter table application_submissions
        add column legal_form text,
        add column secured_on_home text,
        add column perimeter text not null default 'ask'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table application_submissions drop column legal_form, drop column secured_on_home, drop column perimeter',
    );
  }
}
