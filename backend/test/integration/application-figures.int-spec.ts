import type { Client } from 'pg';
import { PostgresApplicationFigures } from '../../src/modules/applications/infrastructure/persistence/postgres-application-figures.js';
import { explained, noting, openForPlans } from '../support/plans.js';
import type { TestDatabase } from '../support/test-database.js';

/** As wide as rows are: with the twenty matches of their day. */
const KEPT = Array.from({ length: 20 }, (_, place) => ({
  id: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13',
  name: `A lender of some name ${place}`,
  score: 80,
}));

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  ({ database, client } = await openForPlans());
  await client.query(
    `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
       matched_lenders, rule_version, status, product_keys, created_at, updated_at)
     select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Company ' || n, 'Contact ' || n,
       n || '@client.example', '0141 496 ' || n, 'business-loans', '£50,000', $1, '1.0',
       (array['pending', 'in_review', 'approved', 'rejected'])[n % 4 + 1], array['business-loans'],
       now() - n * interval '1 hour', now()
     from generate_series(1, 20000) n`,
    [JSON.stringify(KEPT)],
  );
  await client.query('vacuum analyze application_submissions');
}, 300_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const plansOf = async (ask: (figures: PostgresApplicationFigures) => Promise<unknown>): Promise<string[]> => {
  const { asked, database: noted } = noting();
  await ask(new PostgresApplicationFigures(noted)).catch(() => null);
  expect(asked).not.toEqual([]);
  const plans: string[] = [];
  for (const statement of asked) plans.push(...(await explained(client, statement)));
  return plans;
};

it('counts by status from an index alone', async () => {
  for (const plan of await plansOf((figures) => figures.countByStatus())) {
    expect(plan).toMatch(/Index Only Scan using applications_by_status/);
    expect(plan).not.toContain('Seq Scan');
  }
});

it('counts twelve weeks by product and status from an index alone', async () => {
  for (const plan of await plansOf((figures) => figures.trend())) {
    expect(plan).toMatch(/Index Only Scan using applications_by_arrival/);
    expect(plan).not.toContain('Seq Scan');
  }
});
