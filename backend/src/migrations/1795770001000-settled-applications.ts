import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class SettledApplications1795770001000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions add settled_at timestamptz');
    await runner.query(`
      update application_submissions set settled_at = updated_at where stage in ('completed', 'closed')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_submissions drop settled_at');
  }
}
