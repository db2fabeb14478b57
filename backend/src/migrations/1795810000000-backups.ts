import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

export class Backups1795810000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_runs (
        id uuid primary key,
        started_at timestamptz not null,
        finished_at timestamptz not null,
        file text not null,
        bytes bigint,
        -- A sentence; null where the backup is good.
        failure text
      );
      create index backup_runs_by_time on backup_runs (started_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backup_runs');
  }
}
