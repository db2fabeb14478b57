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
  await query(
    `insert into application_submissions
     select (jsonb_populate_record(null::application_submissions, jsonb_build_object(
       'id', '0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'), 'company_name', 'Company ' || lpad(n::text, 3, '0'),
       'contact_name', 'Contact ' || n, 'email', 'c' || n || '@client.example', 'phone', '0141 496 0123',
       'funding_type', 'business-loans', 'amount', '100000', 'trading_history', '48 months', 'credit_score', '700',
       'has_adverse_credit', 'no', 'matched_lenders', '[]', 'rule_version', '1.0', 'status', 'pending', 'stage', 'new', 'perimeter', 'ask',
       'product_keys', array['business-loans'], 'via_link', false, 'created_at', now(), 'updated_at', now(),
       'due_at', now() + interval '90 days') || $2::jsonb)).*
     from generate_series(1, $1) n`,
    [count, JSON.stringify(changes)],
  );
};
