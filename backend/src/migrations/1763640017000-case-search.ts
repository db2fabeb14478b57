import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CaseSearch1763640017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index applications_by_text on application_submissions using gin (
        introducer_id,
        product_keys,
        lower(
          company_name || chr(10) || contact_name || chr(10) || email || chr(10) || coalesce(external_reference, '')
        ) gin_trgm_ops
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_by_text');
  }
}
