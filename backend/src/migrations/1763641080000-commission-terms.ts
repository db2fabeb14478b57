import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommissionTerms1763641080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commission_terms (
        id uuid primary key,
        introducer_id uuid references introducers,
        product text,
        basis text not null check (basis in ('share', 'loan_percent', 'fixed')),
        percent numeric,
        fixed_pence bigint,
        minimum_pence bigint,
        cap_pence bigint,
        vat text not null check (vat in ('exempt', 'standard')),
        pay_after_days integer not null,
        valid_from date not null,
        created_at timestamptz not null,
        created_by uuid references admins on delete set null
      )`);
    // Null is a scope of its own, all partners or all products: there too, a day has one set of terms.
    await runner.query(`
      create unique index commission_terms_once_a_day
        on commission_terms ((coalesce(introducer_id::text, '')), (coalesce(product, '')), valid_from)`);
    await runner.query('create index commission_terms_by_introducer on commission_terms (introducer_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table commission_terms');
  }
}
