import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommissionStatements1763641400010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The last number of a year: whoever takes the next one waits for who took this one, so that none is left out.
    await runner.query(
      'create table commission_statement_series (year integer primary key, last integer not null)',
    );
    await runner.query(`
      create table commission_statement_documents (
        statement_id uuid primary key references commission_statements,
        document bytea not null
      )`);
    await runner.query(`
      alter table introducers
        add column self_billing_agreed_on date,
        add column vat_number text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table introducers drop column self_billing_agreed_on, drop column vat_number');
    await runner.query('drop table commission_statement_documents');
    await runner.query('drop table commission_statement_series');
  }
}
