import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LenderChanges1763640009000 } from './1763640009000-lender-changes.js';

export class WholePanel1763640035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // With its triggers. A panel is read whole when its version has moved: what changed last need not be known.
    await runner.query('drop function record_lender_changes cascade');
    await runner.query('drop table lender_changes');
    // By trigger, so that a change by hand is seen as well.
    await runner.query(`
      create function raise_panel_version() returns trigger language plpgsql as $$
      begin
        update lender_panel set version = version + 1;
        return null;
      end $$`);
    await runner.query(`
      create trigger lenders_changed after insert or update or delete or truncate on lenders
        for each statement execute function raise_panel_version()`);
    // What the file was compared with; null for a new lender.
    await runner.query('alter table lender_import_lines add column lender_updated_at timestamptz(3)');
    await runner.query('alter table lender_imports drop column panel_version');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Previews of this program are none for the one before.
    await runner.query(`delete from lender_imports where status = 'previewed'`);
    await runner.query('alter table lender_imports add column panel_version bigint not null default 0');
    await runner.query('alter table lender_imports alter column panel_version drop default');
    await runner.query('alter table lender_import_lines drop column lender_updated_at');
    await runner.query('drop function raise_panel_version cascade');
    await new LenderChanges1763640009000().up(runner);
  }
}
