import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

/** What staff found: whether a loan is regulated, and how a person's identity was checked. */
export class CheckOutcomes1795870000000 implements SchemaChange {
  readonly compatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_submissions
        add perimeter_outcome text check (perimeter_outcome in ('not_regulated', 'exempt', 'regulated')),
        add perimeter_note text`);
    await runner.query(`
      alter table data_requests
        add identity_checked_by text check (identity_checked_by in ('called', 'known_email', 'document', 'in_person'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table data_requests drop identity_checked_by');
    await runner.query('alter table application_submissions drop perimeter_outcome, drop perimeter_note');
  }
}
