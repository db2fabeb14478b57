import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Applications1763640002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table application_submissions (
        id uuid primary key,
        company_name text not null,
        contact_name text not null,
        email text not null,
        phone text not null,
        funding_type text not null,
        amount text not null,
        purpose text,
        trading_history text,
        annual_turnover text,
        monthly_revenue text,
        employees text,
        company_number text,
        business_sector text,
        registered_address text,
        credit_score text,
        has_adverse_credit text,
        adverse_credit_details text,
        existing_loans text,
        property_value text,
        purchase_price text,
        property_type text,
        property_address text,
        ltv text,
        exit_strategy text,
        development_type text,
        gdo text,
        refurb_costs text,
        asset_type text,
        asset_age text,
        asset_condition text,
        invoice_volume text,
        debtor_concentration text,
        average_invoice_value text,
        introducer_id uuid,
        notes text,
        partner_notes text,
        assigned_lender text,
        assigned_lender_id uuid,
        matched_lenders text not null,
        match_score text,
        rule_version text not null,
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'in_review')),
        product_keys text[] not null,
        amount_from bigint,
        amount_to bigint,
        trading_months_from integer,
        trading_months_to integer,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    // Ids are UUIDv7, so each list, newest first, is an index read backwards.
    await runner.query(
      'create index applications_by_introducer on application_submissions (introducer_id, id)',
    );
    await runner.query('create index applications_by_status on application_submissions (status, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_submissions');
  }
}
