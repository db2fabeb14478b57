import type { SubmissionSelection } from '#modules/deals/application/submissions/submission-views.js';
import { PostgresSubmissionViews } from '#modules/deals/infrastructure/persistence/postgres-submission-views.queries.js';
import { explained, explainedPage, noting, useDatabaseForPlans } from '../support/plans.js';

const ADA = '0193f300-0000-7000-8000-000000000001';
const ALBA = '0193f500-0000-7000-8000-000000000001';

const { client } = useDatabaseForPlans();
describe('Submission lists', () => {
  beforeAll(async () => {
    await client.query('set session_replication_role = replica');
    // One in a hundred is completed, one in fifty is Ada's, one in two hundred was sent to Alba.
    await client.query(
      `insert into lender_submissions (id, application_id, lender_id, lender_name, state, moved_at, created_at, updated_at,
       company_name, owner_id, product_keys)
     select ('0193f400-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(),
       ('0193f500-0000-7000-8000-' || lpad((n % 200)::text, 12, '0'))::uuid, 'Lender ' || n % 200,
       case when n % 100 = 0 then 'sent' when n % 3 = 0 then 'completed' else 'declined' end,
       now() - n * interval '1 minute', now(), now(), 'Company ' || n, case when n % 50 = 0 then $1::uuid end,
       case when n % 40 = 0 then '{asset-finance}'::text[] else '{business-loans}' end
     from generate_series(1, 60000) n`,
      [ADA],
    );
    await client.query('vacuum analyze lender_submissions');
  }, 300_000);

  it.each<SubmissionSelection>([
    {},
    { sort: '-moved' },
    { state: 'sent' },
    { state: 'sent', movedBy: new Date(), sort: 'moved' },
    { movedBy: new Date('2020-01-01') },
    { lender: ALBA },
    { lender: 'Lender 7' },
    { ownerId: ADA },
    { ownerId: null, state: 'sent' },
    { product: 'asset-finance' },
    { q: 'company 5999' },
    { applicationId: ADA },
  ])('are read and counted from an index for %j', async (selection) => {
    const { asked, database: noted } = noting();
    await new PostgresSubmissionViews(noted).page({ ...selection, limit: 50 });
    const { rows, count } = await explainedPage(client, asked);

    for (const plan of [...rows, ...count]) expect(plan).not.toMatch(/Seq Scan on lender_submissions/);
  });

  it('skip other states when sorted by longest wait', async () => {
    const { asked, database: noted } = noting();
    await new PostgresSubmissionViews(noted).page({
      state: 'sent',
      movedBy: new Date(),
      sort: 'moved',
      limit: 50,
    });
    const { rows } = await explainedPage(client, asked);

    for (const plan of rows) expect(plan).toMatch(/Index (Only )?Scan using submissions_by_state_and_move/);
  });

  it('are found by an index when they have waited too long', async () => {
    const { asked, database: noted } = noting();
    await new PostgresSubmissionViews(noted).unansweredSince('2026-01-01');

    for (const plan of await explained(client, asked[0]!))
      expect(plan).not.toMatch(/Seq Scan on lender_submissions/);
  });
});
