import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createConcurrently } from './create-concurrently.js';

const WITH_NUMBER = `
  application_submissions using gin (introducer_id, product_keys, lower(
    company_name || chr(10) || contact_name || chr(10) || email || chr(10) || coalesce(external_reference, '')
    || chr(10) || coalesce(company_number, '') || chr(10) || coalesce(company_number_key, '')
  ) gin_trgm_ops)`;

/** A search for text finds company numbers too, as they were typed and as the register has them. */
export class ApplicationsByNumberInText1795730342000 implements MigrationInterface {
  readonly transaction = false;

  /** Searches run on the earlier index until the new one is complete. */
  async up(runner: QueryRunner): Promise<void> {
    await createConcurrently(runner, 'applications_by_text_next', WITH_NUMBER);
    await runner.query('drop index concurrently if exists applications_by_text');
    await runner.query('alter index applications_by_text_next rename to applications_by_text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_text');
    await runner.query(`
      create index applications_by_text on application_submissions using gin (introducer_id, product_keys, lower(
        company_name || chr(10) || contact_name || chr(10) || email || chr(10) || coalesce(external_reference, '')
      ) gin_trgm_ops)`);
  }
}
