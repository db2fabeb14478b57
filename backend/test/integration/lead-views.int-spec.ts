import { LEAD_ORDERS, type LeadListRequest } from '#modules/leads/application/lead-views.js';
import { LEAD_STATUSES } from '#modules/leads/domain/lead.js';
import { PostgresLeadViews } from '#modules/leads/infrastructure/persistence/postgres-lead-views.queries.js';
import {
  addPartners,
  explainedPage,
  FIONA,
  noting,
  useDatabaseForPlans,
  type PagePlans,
} from '../support/plans.js';

const { client } = useDatabaseForPlans();
describe('Lead lists', () => {
  beforeAll(async () => {
    await addPartners(client);
    // Every sixth lead is Fiona's, so that hers are spread among others.
    await client.query(
      `insert into leads (id, introducer_id, name, email, email_key, phone, company, status, source, notes,
       created_at, updated_at)
     select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       ('0193f000-0000-7000-8000-' || lpad(case when n % 6 = 0 then '1' else (n % 50 + 2)::text end, 12, '0'))::uuid,
       'Name ' || n, n || '@lead.example', n || '@lead.example', '0141 496 ' || n,
       case when n % 7 = 0 then null else 'Company ' || n / 3 end,
       (array['lead', 'contacted', 'qualified', 'client', 'closed-won', 'closed-lost'])[n / 6 % 6 + 1],
       'Referral', 'What was said on the telephone: ' || left(md5(n::text), 8), now(), now()
     from generate_series(1, 120000) n`,
    );
    await client.query('vacuum analyze leads');
  }, 300_000);

  /** The plans for a page and for its total. */
  const plansOf = async (request: LeadListRequest): Promise<PagePlans> => {
    const { asked, database: noted } = noting();
    await new PostgresLeadViews(noted).page(FIONA, request);
    return explainedPage(client, asked);
  };

  it.each(LEAD_ORDERS)('reads the order %s from an index in that order', async (sort) => {
    const { rows, count } = await plansOf({ sort, limit: 50 });

    for (const plan of rows) expect(plan).toMatch(/-> {2}Index Scan/);
    for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan/);
    for (const plan of count) expect(plan).toMatch(/Index Only Scan using leads_by_/);
  });

  it.each(LEAD_STATUSES)('reads and counts the leads that are %s from an index', async (status) => {
    const { rows, count } = await plansOf({ status, limit: 50 });

    for (const plan of [...rows, ...count]) expect(plan).toMatch(/Index/);
    for (const plan of [...rows, ...count]) expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  it.each(['4d7c2', 'lead.example', 'company 123'])('finds and counts %s in the text index', async (q) => {
    const { rows, count } = await plansOf({ q, limit: 50 });

    expect(count.join('\n')).toMatch(/Bitmap Index Scan on leads_by_text/);
    for (const plan of [...rows, ...count]) expect(plan).not.toContain('Seq Scan');
  });

  it.each<LeadListRequest>([
    { limit: 1_000 },
    { q: 'ab', limit: 50 },
    { q: 'telephone', limit: 50 },
    { q: 'telephone', sort: 'name', limit: 50 },
    { q: '4d7c2', status: 'client', sort: '-company', limit: 50 },
  ])('reads only the partner’s own leads for %j', async (request) => {
    const { rows, count } = await plansOf(request);

    for (const plan of [...rows, ...count]) expect(plan).not.toContain('Seq Scan');
  });
});
