/* A broker's data after some years: applications of partners and visitors, with their best matches. */

export const SEED_PARTNERS = `
  insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
  select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@partner.example', n || '@partner.example', '', 'Partner ' || n,
    'Contact ' || n, '0141 496 0123', 'Accountant'
  from generate_series(1, 50) n
  on conflict do nothing`;

/**
 * The applications numbered $1 to $2 of $3, spread evenly over the last two years. One in four is a partner's, and
 * two in five of these belong to the first partner, a large network.
 */
export const SEED_APPLICATIONS = `
  insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone, funding_type,
    amount, matched_lenders, rule_version, status, stage, product_keys, first_moved_at, first_decided_at, created_at, updated_at)
  select (lpad(to_hex(floor(extract(epoch from came) * 1000)::bigint), 12, '0') || '70008000' ||
      lpad(to_hex(n), 12, '0'))::uuid,
    case when n % 4 = 0 then ('0193f000-0000-7000-8000-' ||
      lpad(case when n / 4 % 5 < 2 then '1' else (2 + n / 4 % 49)::text end, 12, '0'))::uuid end,
    'Company ' || n / 3, 'Contact ' || n, left(md5(n::text), 8) || '@client.example', '0141 496 ' || n,
    product, '£50,000',
    (select jsonb_agg(jsonb_build_object('id', md5(n::text || place), 'name', 'Lender ' || place, 'score', 80))
      from generate_series(1, 5) place)::text,
    '1.1', status, case status when 'pending' then 'new' when 'in_review' then 'reviewing' when 'approved' then 'accepted'
      else 'closed' end, array[product], case when status <> 'pending' then came end,
    case when status in ('approved', 'rejected') then came end, came, came
  from (select n, now() - ($3::int - n) * (interval '730 days' / $3::int) as came,
      (array['pending', 'in_review', 'approved', 'rejected'])[1 + n / 7 % 4] as status,
      (array['business-loans', 'invoice-finance', 'asset-finance', 'development-finance'])[1 + n / 28 % 4] as product
    from generate_series($1::int, $2::int) n) application`;

/** A task for each of the newest $1 applications: one in twenty is open, one in five is the first administrator's. */
export const SEED_TASKS = `
  insert into tasks (id, kind, title, due_on, owner_id, application_id, done_at, created_at, updated_at)
  select overlay(id::text placing '8001' from 20 for 4)::uuid, 'manual', 'Call ' || company_name, created_at::date + 2,
    case when n % 5 = 0 then (select id from admins order by id limit 1) end, id,
    case when n % 20 > 0 then created_at end, created_at, created_at
  from (select id, company_name, created_at, row_number() over (order by id desc) as n
    from application_submissions order by id desc limit $1::int) application`;
