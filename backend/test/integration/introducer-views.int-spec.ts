import {
  INTRODUCER_ORDERS,
  type IntroducerListRequest,
} from '#modules/introducers/application/introducer-views.js';
import { PostgresIntroducerViews } from '#modules/introducers/infrastructure/persistence/postgres-introducer-views.queries.js';
import { explainedPage, noting, useDatabaseForPlans, type PagePlans } from '../support/plans.js';

const { client } = useDatabaseForPlans();
describe('Introducer lists', () => {
  beforeAll(async () => {
    await client.query(
      `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type,
       suspended_at)
     select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, left(md5(n::text), 8) || '@partner.example',
       left(md5(n::text), 8) || '@partner.example', '', 'Company ' || n, 'Contact ' || n, '0141 496 ' || n, (array['Accountant', 'Broker', 'Other'])[n % 3 + 1],
       case when n % 100 = 0 then now() end
     from generate_series(1, 20000) n`,
    );
    // A third each: one partner's, ten thousand others', and visitors'.
    await client.query(
      `insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone, funding_type,
       amount, matched_lenders, rule_version, status, product_keys, created_at, updated_at)
     select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       case n % 3 when 0 then '0193f000-0000-7000-8000-000000000001'::uuid
         when 1 then ('0193f000-0000-7000-8000-' || lpad((n % 10000 + 2)::text, 12, '0'))::uuid end,
       'Company ' || n, 'Contact ' || n, n || '@client.example', '0141 496 0123', 'Business Loan', '£50,000', '[]',
       '1.0', (array['pending', 'in_review', 'approved', 'rejected'])[n % 4 + 1], '{}', now(), now()
     from generate_series(1, 60000) n`,
    );
    await client.query(
      `insert into leads (id, introducer_id, name, email, email_key, created_at, updated_at)
     select ('0193f200-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       ('0193f000-0000-7000-8000-' || lpad((n % 100 + 1)::text, 12, '0'))::uuid,
       'Name ' || n, n || '@lead.example', n || '@lead.example', now(), now()
     from generate_series(1, 60000) n`,
    );
    for (const table of ['introducers', 'application_counts', 'application_submissions', 'leads'])
      await client.query(`vacuum analyze ${table}`);
  }, 300_000);

  /** The plans for a page and for its total. */
  const plansOf = async (request: IntroducerListRequest): Promise<PagePlans> => {
    const { asked, database: noted } = noting();
    await new PostgresIntroducerViews(noted).page(request);
    return explainedPage(client, asked);
  };

  const [byCases, byOthers] = [
    INTRODUCER_ORDERS.filter((order) => order.endsWith('cases')),
    INTRODUCER_ORDERS.filter((order) => !order.endsWith('cases')),
  ];

  it.each(byOthers)('reads the order %s from an index', async (sort) => {
    const { rows } = await plansOf({ sort, limit: 50 });

    for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  it.each(byCases)('sorts by stored totals for the order %s', async (sort) => {
    const { rows } = await plansOf({ sort, limit: 50 });

    for (const plan of rows) expect(plan).not.toMatch(/Seq Scan on (?!introducers)/);
  });

  it.each(INTRODUCER_ORDERS)('reads no case or lead for the order %s', async (sort) => {
    const { rows, count } = await plansOf({ sort, limit: 50 });

    for (const plan of rows) expect(plan).toMatch(/Index Only Scan using leads_by_/);
    for (const plan of rows) expect(plan).toMatch(/Index Only Scan using application_counts_by_introducer/);
    for (const plan of [...rows, ...count]) expect(plan).not.toMatch(/application_submissions|cases_by/);
  });

  it.each(['4d7c2', 'company 1234', '@partner.example'])(
    'finds and counts %s in the text index',
    async (q) => {
      const { rows, count } = await plansOf({ q, limit: 50 });

      expect(count.join('\n')).toMatch(/introducers_by_text/);
      for (const plan of rows) expect(plan).not.toContain('Seq Scan');
    },
  );

  it.each<IntroducerListRequest>([
    { status: 'suspended', limit: 50 },
    { status: 'active', sort: '-name', limit: 50 },
    { businessType: 'Broker', limit: 50 },
    { businessType: 'Other', status: 'active', sort: 'name', limit: 50 },
  ])('reads no more than necessary for %j', async (request) => {
    const { rows } = await plansOf(request);

    for (const plan of rows) expect(plan).not.toContain('Seq Scan');
  });

  it('counts every partner’s cases, and no direct application', async () => {
    const { rows } = await client.query(
      `select sum(n)::int as cases, (sum(n) filter (where status = 'approved'))::int as approved
     from application_counts where introducer_id = '0193f000-0000-7000-8000-000000000001'`,
    );
    expect(rows).toEqual([{ cases: 20_000, approved: 5_000 }]);
  });
});
