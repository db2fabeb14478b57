import { PostgresAnswerQueries } from '#modules/applications/infrastructure/persistence/postgres-answer.queries.js';
import { PostgresApplicationFigures } from '#modules/applications/infrastructure/persistence/postgres-application-figures.queries.js';
import { PostgresRecentEnquiries } from '#modules/applications/infrastructure/persistence/postgres-recent-enquiries.js';
import type { Database } from '#platform/infrastructure/database/database.js';
import { explained, noting, useDatabaseForPlans } from '../support/plans.js';
import { DAY_MS } from '#kernel/time/time-units.js';

/** As large as real rows, with twenty matches. */
const KEPT = Array.from({ length: 20 }, (_, place) => ({
  id: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13',
  name: `A lender of some name ${place}`,
  score: 80,
}));

const { client } = useDatabaseForPlans();
describe('Application figures', () => {
  beforeAll(async () => {
    await client.query(
      `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, status, product_keys, created_at, first_decided_at, updated_at)
     select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Company ' || n, 'Contact ' || n,
       n || '@client.example', '0141 496 ' || n, 'business-loans', '£50,000', $1, '1.0',
       (array['pending', 'in_review', 'approved', 'rejected'])[n % 4 + 1], array['business-loans'],
       now() - n * interval '1 hour', case when n % 4 > 1 then now() - (n - 2) * interval '1 hour' end, now()
     from generate_series(1, 20000) n`,
      [JSON.stringify(KEPT)],
    );
    await client.query('vacuum analyze application_submissions');
  }, 300_000);

  const plansOf = async (ask: (noted: Database) => Promise<unknown>): Promise<string[]> => {
    const { asked, database: noted } = noting();
    await ask(noted).catch(() => null);
    expect(asked).not.toEqual([]);
    const plans: string[] = [];
    for (const statement of asked) plans.push(...(await explained(client, statement)));
    return plans;
  };

  it('counts by status from stored totals, without reading applications', async () => {
    for (const plan of await plansOf((noted) => new PostgresApplicationFigures(noted).countByStatus())) {
      expect(plan).toContain('application_counts');
      expect(plan).not.toMatch(/application_submissions|applications_by/);
    }
  });

  it('counts twelve weeks by product and status from an index alone', async () => {
    for (const plan of await plansOf((noted) => new PostgresApplicationFigures(noted).trend())) {
      expect(plan).toMatch(/Index Only Scan using applications_by_arrival/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('measures the decisions of twelve weeks from an index alone', async () => {
    for (const plan of await plansOf((noted) => new PostgresAnswerQueries(noted).weeklyDecisions(500))) {
      expect(plan).toMatch(/Index Only Scan using applications_by_decision/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('reads only as many recent enquiries as requested, in index order', async () => {
    const since = new Date(Date.now() - 90 * DAY_MS);
    for (const plan of await plansOf((noted) => new PostgresRecentEnquiries(noted).latest(since, 300))) {
      expect(plan).toMatch(/Index Scan Backward using applications_by_arrival/);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  });
});
