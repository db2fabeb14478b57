import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

/** Indexes for the global search, beyond those of lists. Created concurrently, because tables may be large. */
export class SearchAll1795802500000 implements SchemaChange {
  readonly compatible = true;
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await this.dropIndexes(runner);
    // Finds a number in any notation.
    await runner.query(
      `create index concurrently applications_by_phone_digits on application_submissions
       using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops)`,
    );
    await runner.query(
      `create index concurrently introducers_by_phone_digits on introducers
       using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops)`,
    );
    await runner.query(
      `create index concurrently lenders_by_text on lenders
       using gin (folded(name || chr(10) || normalised_name) gin_trgm_ops)`,
    );
    await runner.query(
      'create index concurrently lenders_by_name on lenders ((folded(name) collate "C"), id)',
    );
    await runner.query(
      `create index concurrently submissions_by_reference on lender_submissions
       using gin (folded(reference) gin_trgm_ops) where reference is not null`,
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.dropIndexes(runner);
  }

  private async dropIndexes(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop index if exists applications_by_phone_digits, introducers_by_phone_digits, lenders_by_text, lenders_by_name,
       submissions_by_reference`,
    );
  }
}
