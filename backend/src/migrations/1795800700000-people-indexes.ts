import type { QueryRunner } from 'typeorm';
import type { SchemaChange } from './schema-change.js';

/** Indexes for searches and due dates. Outside a transaction, because there may be many applications. */
export class PeopleIndexes1795800700000 implements SchemaChange {
  readonly compatible = true;
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query(`
      create index concurrently if not exists applications_by_phone
        on application_submissions (right(regexp_replace(phone, '[^0-9]', '', 'g'), 9), id)`);
    await runner.query(`
      create index concurrently if not exists applications_by_update on application_submissions (updated_at, id)`);
    await runner.query(`
      create index concurrently if not exists contact_submissions_by_age on contact_submissions (created_at, id)`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index if exists contact_submissions_by_age, applications_by_update, applications_by_phone',
    );
  }
}
