import { Pool } from 'pg';

export const PARTNER = {
  email: 'fiona@bench.example',
  password: 'velvet tractor onion',
  companyName: 'Bench Accounts Ltd',
  contactName: 'Fiona Bench',
  phone: '0141 496 0123',
  businessType: 'Accountant',
};

export const LEADS = 20_000;
export const CASES = 5_000;

const LEADS_OF_ALL_KINDS = `
  insert into leads (id, introducer_id, name, email, email_key, company, status, source, created_at, updated_at)
  select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id, 'Name ' || n, n || '@lead.example', n || '@lead.example',
    'Company ' || n / 3, (array['lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost'])[n % 6 + 1],
    'Referral', now() - n * interval '20 minutes', now()
  from introducers, generate_series(1, $1::int) n where introducers.email = $2`;

const CASES_OF_ALL_KINDS = `
  insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone, funding_type,
    amount, matched_lenders, rule_version, status, product_keys, first_decided_at, created_at, updated_at)
  select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id, 'Company ' || n, 'Contact ' || n, n || '@client.example',
    '0141 496 0123', 'Business Loan', '£50,000', '[]', '1.0',
    (array['pending', 'in_review', 'approved', 'rejected'])[n % 4 + 1], array['business-loans'],
    case when n % 4 > 1 then now() end, now() - n * interval '90 minutes', now()
  from introducers, generate_series(1, $1::int) n where introducers.email = $2`;

/** Adds more records for a new partner than a person looks through. */
export const fillLists = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(LEADS_OF_ALL_KINDS, [LEADS, PARTNER.email]);
  await pool.query(CASES_OF_ALL_KINDS, [CASES, PARTNER.email]);
  await pool.query('vacuum analyze leads, application_submissions');
  await pool.end();
};
