import type { Site } from './site';

/**
 * Keeps applications of 'Company 001', 'Company 002' and so on, for business loans and not due for long, as if visitors
 * had sent them: the last is the newest.
 */
export const insertApplications = async (
  { query }: Pick<Site, 'query'>,
  count: number,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const columns: Readonly<Record<string, string>> = {
    id: `'0193f000-0000-7000-8000-' || lpad(n::text, 12, '0')`,
    company_name: `'Company ' || lpad(n::text, 3, '0')`,
    contact_name: `'Contact ' || n`,
    email: `'c' || n || '@client.example'`,
    phone: `'0141 496 0123'`,
    funding_type: `'business-loans'`,
    amount: `'100000'`,
    trading_history: `'48 months'`,
    credit_score: `'700'`,
    has_adverse_credit: `'no'`,
    matched_lenders: `'[]'`,
    rule_version: `'1.0'`,
    status: `'pending'`,
    product_keys: `array['business-loans']`,
    via_link: 'false',
    created_at: 'now()',
    updated_at: 'now()',
    due_at: `now() + interval '90 days'`,
  };
  // By name, so that all other columns are as the table has them by itself.
  const names = [...new Set([...Object.keys(columns), ...Object.keys(changes)])].join(', ');
  const values = Object.entries(columns).map(([name, value]) => `'${name}', ${value}`);
  await query(
    `insert into application_submissions (${names})
     select ${names} from generate_series(1, $1) n, jsonb_populate_record(
       null::application_submissions, jsonb_build_object(${values.join(', ')}) || $2::jsonb)`,
    [count, JSON.stringify(changes)],
  );
};
